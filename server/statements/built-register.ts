import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StatementDetail } from '../../shared/schemas/site-statement';

type BuiltStatement = Pick<
  StatementDetail,
  | 'id'
  | 'kind'
  | 'refersTo'
  | 'jurisdiction'
  | 'date'
  | 'sources'
  | 'reviewed'
  | 'dueAgain'
  | 'texts'
  | 'pages'
>;

/** What the build says of the register: `dist/client/statements.json`, which no visitor is ever sent. */
export type BuiltRegister = {
  /** Each language with what stands in front of its paths, and what is said where a statement was withdrawn. */
  languages: Record<string, { locale: string; prefix: string; withdrawn: string }>;
  /** The pages that have a place for a notice. */
  pages: { path: string; title: string; language: string }[];
  statements: BuiltStatement[];
};

export const noRegister: BuiltRegister = { languages: {}, pages: [], statements: [] };

/** The register of the last build; an empty one where nothing has been built yet. */
export const readRegister = (distDir: string): BuiltRegister => {
  try {
    return JSON.parse(readFileSync(join(distDir, 'statements.json'), 'utf8')) as BuiltRegister;
  } catch {
    return noRegister;
  }
};
