import type { CodeDoc, SignerDoc } from '../agreement.model';
import type { Agreements } from '../create-agreements';

/** The context that a code is encrypted with. */
export const aboutCode = (signer: unknown, round: number): string => `code ${signer} ${round}`;

type Coded = Pick<SignerDoc, '_id' | 'code'>;

/** A new code of a signer, as it is kept while it is good. */
export const sealCode = ({ newCode, close }: Agreements, { _id, code }: Coded, at: Date): CodeDoc => {
  const round = (code?.round ?? 0) + 1;
  const sealed = close(newCode(), aboutCode(_id, round)).toString();
  return { round, at, wrong: 0, wrongInAll: code?.wrongInAll ?? 0, sealed };
};

/** The code that a signer can enter; undefined once it was entered or wiped. */
export const openCode = ({ open }: Agreements, { _id, code }: Coded): string | undefined =>
  code?.sealed === undefined ? undefined : open(Buffer.from(code.sealed), aboutCode(_id, code.round));

/** The code without what it is. Its count and the guesses stay, so that no count comes twice. */
export const wipedCode = (code: CodeDoc): CodeDoc => {
  const { sealed: _, ...rest } = code;
  return rest;
};
