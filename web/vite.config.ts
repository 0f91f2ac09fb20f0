// Only what is in "dependencies" may be imported here: a player's set-up has nothing else.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from './plugins/icons.ts';
import { paintings } from './plugins/paintings.ts';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), icons(), paintings()],
  build: {
    target: 'es2022',
    outDir: '../src/roundtable/static',
    emptyOutDir: true,
    // The server's content security policy lets no inline script and no data: address through.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': server,
      '/text': server,
      '/healthz': server,
      '/ws': { target: server, ws: true },
    },
  },
});
