import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A form as a build serves it, from `dist/client/snapshots.json`, which is never sent to visitors. */
export type BuiltForm = {
  /** SHA-256 of `html`. */
  hash: string;
  /** The form with its styles, as a standalone page for any browser. */
  html: string;
  /** The version of the wording that it shows. */
  version: string;
  /** The name of the style sheet; it changes with the form. */
  build: string;
  /** The paths of the pages that show it. */
  pages: string[];
};

/** The file's name in the build. */
export const snapshotsFile = 'snapshots.json';

/** Returns a build's forms; none if there is no build. */
export const readBuiltForms = (distDir: string): BuiltForm[] => {
  const file = join(distDir, snapshotsFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltForm[]) : [];
};
