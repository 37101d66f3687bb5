import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A form as a build serves it: `dist/client/snapshots.json`, which no visitor is ever sent. */
export type BuiltForm = {
  /** SHA-256 of `html`. */
  hash: string;
  /** The form with its styles, a page of its own that opens in any browser. */
  html: string;
  /** The version of the wording that it shows. */
  version: string;
  /** The name of the style sheet, which is another one where a form is another one. */
  build: string;
  /** The paths of the pages that it stands on. */
  pages: string[];
};

/** The name of the file in the build. */
export const snapshotsFile = 'snapshots.json';

/** The forms of a build; none before it was built. */
export const readBuiltForms = (distDir: string): BuiltForm[] => {
  const file = join(distDir, snapshotsFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltForm[]) : [];
};
