import type { Board } from '../../../games/board';
import Court from './Court.svelte';

export default { zones: ['layout', 'adventures', 'hand', 'nowhere'], component: Court } satisfies Board;
