import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const LIST = normalizePath(fileURLToPath(new URL('../src/icons.json', import.meta.url)));
const SET = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
const MODULE = 'virtual:icons';
const RESOLVED = `\0${MODULE}`;
const DEV_ADDRESS = '/@icons.svg';

interface Icon {
  body: string;
  width?: number;
  height?: number;
}

/** Ships the few icons named in src/icons.json as one sprite, not the whole set of four thousand. */
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
      const names = listed();
      const source = sprite(names);
      const address = building
        ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: 'icons.svg', source })}`
        : JSON.stringify(DEV_ADDRESS);
      return `export default ${address};\nexport const names = ${JSON.stringify(names)};`;
    },
    configureServer(server) {
      server.middlewares.use(DEV_ADDRESS, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(sprite(listed()));
      });
    },
    hotUpdate({ file }) {
      const module = this.environment.moduleGraph.getModuleById(RESOLVED);
      return file === LIST && module ? [module] : undefined;
    },
  };
}

function listed(): string[] {
  return JSON.parse(readFileSync(LIST, 'utf-8'));
}

function sprite(names: string[]): string {
  const set = JSON.parse(readFileSync(SET, 'utf-8'));
  const symbols = names.map((name) => {
    const icon: Icon | undefined = set.icons[name];
    if (!icon) throw new Error(`src/icons.json names "${name}", but the game-icons set has no such icon.`);
    const box = `0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}`;
    return `<symbol id="${name}" viewBox="${box}">${icon.body}</symbol>`;
  });
  const credit = '<!-- Icons by the authors of game-icons.net, CC BY 3.0 -->';
  return ['<svg xmlns="http://www.w3.org/2000/svg">', credit, ...symbols, '</svg>', ''].join('\n');
}
