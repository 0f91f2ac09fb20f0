// The package keeps its files compressed with brotli, which node can read and Python cannot.
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

const unpack = (name, target) =>
  pipeline(createReadStream(`node_modules/@sparticuz/chromium/bin/${name}.br`), createBrotliDecompress(), target);

mkdirSync('out');
for (const name of ['al2023.tar', 'swiftshader.tar', 'fonts.tar']) await unpack(name, extract('out'));
await unpack('chromium', createWriteStream('out/chromium', { mode: 0o755 }));
