import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';

export type Import = { to: string; typeOnly: boolean };
export type SourceFile = { path: string; text: string; imports: Import[] };

const root = resolve(import.meta.dirname, '../..');
const rooms = ['client', 'scripts', 'server', 'shared', 'tests', 'tools'];

const importLine =
  /^\s*(?:import|export)\s+(?:(type)\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|new URL\(\s*'(\.[^']+\.(?:ts|tsx|mjs))'/gm;

const pathsUnder = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

/** Resolves a relative import to its file, ignoring bundler queries; package names stay unchanged. */
const target = (paths: ReadonlySet<string>, from: string, name: string): string => {
  if (!name.startsWith('.')) return name;
  const path = normalize(join(dirname(from), name.replace(/\?.*$/, '')));
  return (
    ['', '.ts', '.tsx', '.mjs', '/index.ts'].map((ending) => path + ending).find((it) => paths.has(it)) ??
    path
  );
};

/** All sources with their imports, by path from the project's folder. */
export const readSources = (): Map<string, SourceFile> => {
  const paths = new Set(rooms.flatMap(pathsUnder));
  const read = (path: string): SourceFile => {
    const text = readFileSync(join(root, path), 'utf8');
    const imports = [...text.matchAll(importLine)].map(([, type, named, dynamic, url]) => ({
      to: target(paths, path, named ?? dynamic ?? url!),
      typeOnly: type !== undefined,
    }));
    return { path, text, imports };
  };
  return new Map([...paths].map((path) => [path, read(path)]));
};
