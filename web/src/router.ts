export { cover, go, ours, route, understand, type Route } from './router.svelte';
