import { minute } from '../../../shared/durations';
import type { CodeDoc, CodePhone, SignerDoc } from '../../documents/agreement.model';
import type { Agreements } from '../../documents/create-agreements';

/** The context that a code is encrypted with. */
export const aboutCode = (signer: unknown, round: number): string => `code ${signer} ${round}`;

type Coded = Pick<SignerDoc, '_id' | 'code'>;

/** Returns when a code ends: by e-mail after 15 minutes, by text after 10. */
export const endOfCode = ({ at, phone }: Pick<CodeDoc, 'at' | 'phone'>): number =>
  at.getTime() + (phone ? 10 : 15) * minute;

/** Encrypts a signer's new code for storage. */
export const sealCode = (
  { newCode, close }: Agreements,
  { _id, code }: Coded,
  { at, phone }: Pick<CodeDoc, 'at'> & { phone: CodePhone | undefined },
): CodeDoc => {
  const round = (code?.round ?? 0) + 1;
  const sealed = close(newCode(), aboutCode(_id, round)).toString();
  return { round, at, wrong: 0, wrongInAll: code?.wrongInAll ?? 0, ...(phone && { phone }), sealed };
};

/** Returns the code that a signer can enter; undefined once it was entered or removed. */
export const openCode = ({ open }: Agreements, { _id, code }: Coded): string | undefined =>
  code?.sealed === undefined ? undefined : open(Buffer.from(code.sealed), aboutCode(_id, code.round));

/** Returns the code without its digits. Its number and the guesses stay, so that no number repeats. */
export const wipedCode = (code: CodeDoc): CodeDoc => {
  const { sealed: _, ...rest } = code;
  return rest;
};
