import { existsSync } from 'node:fs';

/** Reads the settings in `.env` of a folder, if there are any; the environment wins. Tests never read it. */
export const readEnvFile = (folder) => {
  const file = `${folder}.env`;
  if (process.env.NODE_ENV === 'test' || !existsSync(file)) return;
  process.loadEnvFile(file);
  console.error(`Settings from ${file}`);
};
