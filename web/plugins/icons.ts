import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { ICONS } from '../src/ui/icons.ts';

/** The names that the games' pieces use, as tools/web.py has asked the games for them. */
const GAMES = normalizePath(fileURLToPath(new URL('../game-icons.json', import.meta.url)));
const SET = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
const MODULE = 'virtual:icons';
const RESOLVED = `\0${MODULE}`;
const DEV_ADDRESS = '/@icons.svg';

interface Icon {
  body: string;
  width?: number;
  height?: number;
}

/** Ships the icons that the client and the games name as one sprite, not the whole set of four thousand. */
export function icons(): Plugin {
  let building = false;
  return {
    name: 'icons',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId(id) {
      return id === MODULE ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return;
      if (!building) return `export default ${JSON.stringify(DEV_ADDRESS)};`;
      const asset = this.emitFile({ type: 'asset', name: 'icons.svg', source: sprite(named()) });
      return `export default import.meta.ROLLUP_FILE_URL_${asset};`;
    },
    configureServer(server) {
      server.middlewares.use(DEV_ADDRESS, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(sprite(named()));
      });
    },
    hotUpdate({ file }) {
      const module = this.environment.moduleGraph.getModuleById(RESOLVED);
      return file === GAMES && module ? [module] : undefined;
    },
  };
}

function named(): string[] {
  const games: string[] = JSON.parse(readFileSync(GAMES, 'utf-8'));
  return [...new Set([...ICONS, ...games])].sort();
}

const set: { icons: Record<string, Icon>; width?: number; height?: number } = JSON.parse(
  readFileSync(SET, 'utf-8'),
);

/** The drawing of an icon and its frame. */
export function symbol(name: string): { box: string; body: string } {
  const icon = set.icons[name];
  if (!icon)
    throw new Error(`There is no icon "${name}" at game-icons.net; a game or src/ui/icons.ts names it.`);
  return { box: `0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}`, body: icon.body };
}

export function sprite(names: readonly string[]): string {
  const symbols = names.map((name) => {
    const { box, body } = symbol(name);
    return `<symbol id="${name}" viewBox="${box}">${body}</symbol>`;
  });
  const credit = '<!-- Icons by the authors of game-icons.net, CC BY 3.0 -->';
  return ['<svg xmlns="http://www.w3.org/2000/svg">', credit, ...symbols, '</svg>', ''].join('\n');
}
