import { Types } from 'mongoose';
import { capacityToKeep } from '../../shared/agreements/capacities';
import { minute } from '../../shared/durations';
import type { LinkWay, SignerInput } from '../../shared/schemas/agreement';
import type { DocumentLanguage } from '../../shared/schemas/agreement-template';
import { makeToken } from '../core/links';
import type { OutboxEvent } from '../core/outbox/work';
import type { AgreementDoc, CodeDoc, CodePhone, LinkDoc, SignerDoc } from '../documents/agreement.model';
import type { Agreements } from '../documents/create-agreements';
import type { Deps } from './deps';
import { mailTo } from './mails';

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

/** Returns the address of a signer's page. */
export const getAddress = async (
  { firm }: Agreements,
  language: DocumentLanguage,
  token: string,
): Promise<string> => {
  const { origin } = await firm();
  return `${origin}${language === 'es' ? '/es' : ''}/sign/${token}`;
};

/** Returns a signer of a new agreement, without a link. */
export const newSigner = ({ capacity, letters, for: represented, ...signer }: SignerInput): SignerDoc => ({
  _id: new Types.ObjectId(),
  ...signer,
  capacity: capacityToKeep(capacity),
  ...(represented?.trim() && { for: represented.trim() }),
  ...(letters && { letters }),
  state: 'waiting',
  links: [],
});

type NewLink = { to: LinkWay; at: number; by: string };

/** Makes a link: the token goes to its signer, the hash to the store. */
export const newLink = ({ to, at, by }: NewLink): { token: string; link: LinkDoc } => {
  const { token, hash } = makeToken();
  return { token, link: { hash, to, at: new Date(at), by } };
};

/** Returns a link that opens nothing any more. */
export const endedLink = ({ hash: _, endedHash: __, ...link }: LinkDoc): LinkDoc => link;

/** Returns a link that a newer one replaced: its page says so, and opens nothing. An office link leaves no trace. */
const replacedLink = ({ hash, ...link }: LinkDoc): LinkDoc =>
  hash && link.to !== 'office' ? { ...link, endedHash: hash } : link;

/** Returns the signer with one more link; the existing ones stay active. */
export const withLink = (signer: SignerDoc, link: LinkDoc): SignerDoc => ({
  ...signer,
  links: [...signer.links, link],
});

/** Returns the signer with this link only: the other links, the code, and the confirmed browser end. */
export const withOnlyLink = ({ code, session: _, ...signer }: SignerDoc, link: LinkDoc): SignerDoc => ({
  ...signer,
  links: [...signer.links.map(replacedLink), link],
  ...(code && { code: { ...wipedCode(code), wrongInAll: 0 } }),
});

/** Returns the signer with a link for the office's screen. An earlier office link ends; mailed ones stay active. */
export const withOfficeLink = (signer: SignerDoc, link: LinkDoc): SignerDoc => ({
  ...signer,
  links: [...signer.links.map((one) => (one.to === 'office' ? endedLink(one) : one)), link],
});

/** The context that a waiting token is encrypted with. */
export const aboutLink = (signer: unknown): string => `link ${signer}`;

/** Encrypts a token that waits in a message. */
export const sealToken = ({ close }: Agreements, signer: unknown, token: string): string =>
  close(token, aboutLink(signer)).toString();

export const openToken = ({ open }: Agreements, signer: unknown, sealed: string): string =>
  open(Buffer.from(sealed), aboutLink(signer));

/** Returns the message that brings a signer their link. */
export const mailLink = (
  { agreements, now }: Pick<Deps, 'agreements' | 'now'>,
  doc: Pick<AgreementDoc, '_id' | 'leadId'>,
  signer: SignerDoc,
  token: string,
): OutboxEvent[] =>
  mailTo(now, 'agreement-sent', doc, signer, { link: sealToken(agreements, signer._id, token) });
