export * from './prefs.svelte';
