import type { ConflictState } from '../../shared/schemas/conflict';
import type { AgreementEntry } from '../../shared/schemas/consent';
import type { Call } from '../core/http/context';
import { proceduresFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../templates/deps';
import type { Agreements, ConflictQuestion } from './create-agreements';
import type { Models } from './models';

/** The dependencies of this module: its own, and those of the modules before it. */
export interface Deps extends Earlier {
  models: Models;
  /** Makes and seals agreements. */
  agreements: Agreements;
  /** The conflict standing of a lead. */
  conflictStanding: (leadId: string, question: ConflictQuestion) => Promise<ConflictState>;
  /** The codes to sign that go by text: whether a number can get one now, and what the ledger says of one. */
  codeTexts: {
    may: (phoneNumber: string, phoneKey: string) => Promise<boolean>;
    find: (code: { agreement: string; signer: string; code: number }) => Promise<AgreementEntry['codeText']>;
  };
}

/** The context of its procedures. */
export interface Context extends Deps, Call {}

export const { procedureFor } = proceduresFor<Context>();
