// In the image: leaves in node_modules what the server's bundle loads from there, with what that needs.
import { readFileSync, rmSync } from 'node:fs';
import { runtimePackages } from './runtime-packages.mjs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const needed = new Set();

/** The place of a package that another one imports, as Node looks for it: inside that one, then further up. */
const resolve = (from, name) => {
  const place = `${from ? `${from}/` : ''}node_modules/${name}`;
  if (packages[place] || from === '') return place;
  return resolve(from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
};
const need = (place) => {
  if (needed.has(place) || !packages[place]) return;
  needed.add(place);
  const { dependencies, optionalDependencies, peerDependencies } = packages[place];
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
    need(resolve(place, name));
};

for (const name of runtimePackages) need(resolve('', name));
for (const place of Object.keys(packages))
  if (place && !needed.has(place) && ![...needed].some((one) => one.startsWith(`${place}/`)))
    rmSync(place, { recursive: true, force: true });
rmSync('node_modules/.bin', { recursive: true, force: true });
