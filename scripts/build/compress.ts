import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packed = { br: promisify(brotliCompress), gz: promisify(gzip) };
const compressible = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);
/** Smaller files fit in a packet, so compressing them gains nothing. */
const worthIt = 1000;

/** Writes `.br` and `.gz` beside every text file at the best settings: files are compressed once and read often. */
export const compressFolder = async (dir: string) => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  const one = async (file: string) => {
    const data = await readFile(file);
    if (data.length < worthIt) return 0;
    const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
    const [br, gz] = await Promise.all([
      packed.br(data, { params: { ...text, [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      packed.gz(data, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    return 1;
  };
  const done = await Promise.all(files.map((entry) => one(join(entry.parentPath, entry.name))));
  return done.filter(Boolean).length;
};
