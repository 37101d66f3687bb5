import { deadlineStatements } from './deadlines';
import { firmStatements } from './firm-statements';
import reviews from './reviews.json' with { type: 'json' };
import type { Statement } from './statement';
import { afffAndPfas } from './statements/afff-and-pfas';
import { asbestos } from './statements/asbestos';
import { auto } from './statements/auto';
import { babyFormula } from './statements/baby-formula';
import { campLejeune } from './statements/camp-lejeune';
import { depoProvera } from './statements/depo-provera';
import { elmiron } from './statements/elmiron';
import { firm } from './statements/firm';
import { hairRelaxer } from './statements/hair-relaxer';
import { herniaMesh } from './statements/hernia-mesh';
import { paragard } from './statements/paragard';
import { paraquat } from './statements/paraquat';
import { philipsCpap } from './statements/philips-cpap';
import { rideShare } from './statements/ride-share';
import { roundup } from './statements/roundup';
import { talcumPowder } from './statements/talcum-powder';
import { tivad } from './statements/tivad';
import { work } from './statements/work';
import { zantac } from './statements/zantac';

const entries = {
  ...afffAndPfas,
  ...asbestos,
  ...auto,
  ...babyFormula,
  ...campLejeune,
  ...depoProvera,
  ...elmiron,
  ...firm,
  ...hairRelaxer,
  ...herniaMesh,
  ...paragard,
  ...paraquat,
  ...philipsCpap,
  ...rideShare,
  ...roundup,
  ...talcumPowder,
  ...tivad,
  ...work,
  ...zantac,
} as const;

export type StatementId = keyof typeof entries;

/** Later reviews, by id; they override the entries. */
const later: Readonly<Record<string, Partial<Pick<Statement, 'reviewed' | 'dueAgain'>>>> = reviews;

/** The register of statements: every figure, date, court, settlement and medical finding on the site, by id. */
export const register: Readonly<Record<string, Statement>> = Object.fromEntries(
  Object.entries<Statement>({ ...entries, ...deadlineStatements, ...firmStatements }).map(([id, entry]) => [
    id,
    { ...entry, ...later[id] },
  ]),
);
