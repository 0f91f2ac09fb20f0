import type { Plugin } from 'vite';
import { PAINTINGS } from '../src/look/covers/index.ts';
import type { Stamp } from '../src/look/covers/painting.ts';
import { symbol } from './icons.ts';

const MODULE = 'virtual:paintings';
const RESOLVED = `\0${MODULE}`;
const DEV_ADDRESS = '/@paintings/';

/** Draws the covers once, when the client is built: what a browser fetches are pictures, not the painter. */
export function paintings(): Plugin {
  let building = false;
  return {
    name: 'paintings',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId(id) {
      return id === MODULE ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return;
      const addresses = Object.keys(PAINTINGS).map((name) => {
        if (!building) return `${name}: ${JSON.stringify(`${DEV_ADDRESS}${name}.svg`)}`;
        const asset = this.emitFile({ type: 'asset', name: `${name}.svg`, source: painted(name) });
        return `${name}: import.meta.ROLLUP_FILE_URL_${asset}`;
      });
      return `export default { ${addresses.join(', ')} };`;
    },
    configureServer(server) {
      server.middlewares.use(DEV_ADDRESS, (request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(painted(request.url?.replace(/^\/|\.svg.*$/g, '') ?? ''));
      });
    },
  };
}

const stamp: Stamp = (icon, x, y, size, colour) => {
  const { box, body } = symbol(icon);
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${box}" fill="${colour}" color="${colour}">${body}</svg>`;
};

export function painted(name: string): string {
  const painting = PAINTINGS[name];
  if (!painting) return '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const { width, height, draw } = painting;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`;
  return `${head}${draw(stamp)}</svg>\n`;
}
