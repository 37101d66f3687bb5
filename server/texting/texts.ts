import { Types } from 'mongoose';
import type { Firm } from '../../shared/firm';
import type { TextAccess } from '../../shared/schemas/text-account';
import { type Conversation, type MessageContent, openContent, sealContent } from '../conversation/content';
import type { MessageDoc } from '../conversation/message.model';
import type { SealedLink } from '../core/links';
import type { Agreements } from '../documents/create-agreements';
import { openTextedCode } from '../signing/page/texted-code';
import { automaticTexts } from './automatic-texts';
import type { Models } from './models';
import type { Outgoing, TextProvider } from './providers/provider';

/** One of our numbers, as E.164. Its registration is its brand and its campaign, or `none-needed`. */
export type OurNumber = { number: string; registration?: string | undefined };

/** The most texts that the provider gets at once, and the milliseconds that each may take. A code and an answer to a keyword are urgent. */
export const lanes = {
  urgent: { most: 10, within: 20_000 },
  usual: { most: 20, within: 10_000 },
} as const;

/** The firm's account for texts; without `provider` and a registered number nothing is sent. */
export type TextSettings = {
  provider?: TextProvider | undefined;
  numbers: readonly OurNumber[];
  /** The provider's address, if it is not its usual one. */
  baseUrl?: string | undefined;
  /** The segments that each number may send in a second, which its registration says. */
  perSecond: number;
};

/** The parts needed to write, send and receive texts. */
export type Texts = TextSettings &
  Conversation & {
    models: Models;
    firm: () => Promise<Pick<Firm, 'name' | 'phone'>>;
    /** True if the account comes from the environment, which wins over one in the panel. */
    isFixed: boolean;
    /** The account of the panel that is in use, and since when; version 0 is none. */
    stored: { version: number; since?: Date };
    connect(access: TextAccess): TextProvider;
    /** Opens the codes to sign that go by text. */
    agreements: Agreements;
    /** The site's own address, to which the provider reports. */
    publicUrl?: string | undefined;
    /** Tells staff that one of our numbers is paused. */
    tellOfPause(pause: { number: string; problem: string }): Promise<unknown>;
    /** Tells staff, once a day, that strangers caused as many texts as the firm allows. */
    tellOfCap(): Promise<unknown>;
    /** Notices changes that other servers make to the account. */
    start(): void;
    /** Sends what is due, after a time in milliseconds, and once for everything that comes until then. */
    sendSoon(wait?: number): void;
    /** Waits for the texts that are being sent; a provider that hangs must not delay a stop. */
    close(): Promise<void>;
  };

/** Returns the step that is missing before a number of ours can send texts, or undefined. */
export const missingRegistration = ({ number, registration = '' }: OurNumber): string | undefined => {
  if (/^(none-needed|\S+ \S+)$/.test(registration)) return undefined;
  return registration === ''
    ? `${number} has no registered campaign yet. Register it, then add brand and campaign to it under Settings, Texting, or in TEXTS_FROM, see docs/texting.md.`
    : `${number} has a campaign and no brand. Add the brand before it in TEXTS_FROM or TEXTS_CAMPAIGN, see docs/texting.md.`;
};

/** Returns our numbers that can send texts. */
export const readyNumbers = ({ numbers }: Pick<Texts, 'numbers'>): string[] =>
  numbers.filter((one) => !missingRegistration(one)).map(({ number }) => number);

/**
 * Returns the number of ours that texts a person: the one of their newest text if it can, or else the first. Undefined
 * if none can.
 */
export const findSender = async (texts: Texts, phoneKey: string): Promise<string | undefined> => {
  const ready = readyNumbers(texts);
  const last = await texts.models.messages
    .findOne({ phoneKey, channel: 'text' })
    .sort({ at: -1 })
    .lean<MessageDoc>();
  const content = last && openContent(texts, last);
  const theirs = last?.direction === 'in' ? content?.to : content?.from;
  return ready.find((number) => number === theirs) ?? ready[0];
};

/** Returns the step that is missing before texts can be sent, or undefined. */
export const missingStep = ({ provider, numbers, publicUrl, isFixed }: Texts): string | undefined => {
  if (!provider)
    return isFixed
      ? 'Texts are not set up. Ask the person who runs your server to set TEXTS_PROVIDER.'
      : 'Texts are not set up. An administrator can enter the account under Settings, Texting.';
  const [first] = numbers;
  if (!first)
    return isFixed
      ? 'No number sends texts yet. Set TEXTS_FROM to your number.'
      : 'No number sends texts yet. An administrator can add it under Settings, Texting.';
  if (readyNumbers({ numbers }).length === 0) return missingRegistration(first);
  return publicUrl ? undefined : 'The provider cannot report to us yet. Set PUBLIC_URL.';
};

/** Returns a text of ours that waits to be sent, from `dueAt` until `expiresAt`. */
export const toQueued = (
  texts: Pick<Texts, 'seal' | 'now'>,
  content: MessageContent,
  rest: Pick<MessageDoc, 'phoneKey' | 'dueAt' | 'expiresAt'> & Partial<MessageDoc>,
): MessageDoc => {
  const { _id = new Types.ObjectId() } = rest;
  // Of a repeat, the first text's own.
  const { salt: _, ...words } = content;
  return {
    ...rest,
    _id,
    channel: 'text',
    direction: 'out',
    sealed: sealContent(texts, _id, words),
    state: 'queued',
    at: new Date(texts.now()),
  };
};

/** The address to which the provider reports on a text, by its ID. */
export const reportLink: SealedLink = {
  place: '/api/texts/status?m=',
  about: 'text callback',
  key: 'messages',
};

/** Returns a text as it is sent, a code with its digits; undefined for a code that cannot be entered any more. */
export const toOutgoing = async (texts: Texts, message: MessageDoc): Promise<Outgoing | undefined> => {
  const id = String(message._id);
  const callback = `${texts.publicUrl}${await texts.links.seal(reportLink, id)}`;
  const { from, to, body, code } = openContent(texts, message);
  if (!code) return { id, from, to, body, callback };
  const texted = await openTextedCode(texts, code);
  const words =
    texted && automaticTexts[texted.language].code({ ...(await texts.firm()), code: texted.code });
  return words ? { id, from, to, body: words, callback } : undefined;
};
