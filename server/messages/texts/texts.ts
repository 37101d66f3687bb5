import { Types } from 'mongoose';
import type { Firm } from '../../../shared/firm';
import type { Agreements } from '../../agreements/create-agreements';
import { type Conversation, type MessageContent, sealContent } from '../conversation/content';
import type { MessageDoc } from '../conversation/message.model';
import type { TextProvider } from './providers/provider';

/** The firm's account for texts; without `provider`, numbers and campaign nothing is sent. */
export type TextSettings = {
  provider?: TextProvider | undefined;
  /** Our numbers as E.164; the first one sends. */
  numbers: readonly string[];
  /** The registered campaign, or `none-needed`. */
  campaign?: string | undefined;
};

/** The parts needed to write, send and receive texts. */
export type Texts = TextSettings &
  Conversation & {
    firm: () => Promise<Pick<Firm, 'name' | 'phone'>>;
    /** Opens the codes to sign that go by text. */
    agreements: Agreements;
    /** The site's own address, to which the provider reports. */
    publicUrl?: string | undefined;
    /** Tells staff that one of our numbers is paused. */
    tellOfPause(pause: { number: string; problem: string }): Promise<unknown>;
    /** Sends what is due, soon and once for everything that comes until then. */
    sendSoon(): void;
    /** Waits for the text that is being sent. */
    close(): Promise<void>;
  };

/** Returns the step that is missing before texts can be sent, or undefined. */
export const missingStep = ({ provider, numbers, campaign, publicUrl }: Texts): string | undefined => {
  if (!provider) return 'Texts are not set up. Ask the person who runs your server to set TEXTS_PROVIDER.';
  if (numbers.length === 0) return 'No number sends texts yet. Set TEXTS_FROM to your number.';
  if (!campaign)
    return 'The number has no registered campaign yet. Register it, then set TEXTS_CAMPAIGN, see docs/texting.md.';
  return publicUrl ? undefined : 'The provider cannot report to us yet. Set PUBLIC_URL.';
};

/** Returns a text of ours that waits to be sent, from `dueAt` until `expiresAt`. */
export const toQueued = (
  texts: Pick<Texts, 'seal' | 'now'>,
  content: MessageContent,
  rest: Pick<MessageDoc, 'phoneKey' | 'dueAt' | 'expiresAt'> & Partial<MessageDoc>,
): MessageDoc => {
  const { _id = new Types.ObjectId() } = rest;
  return {
    ...rest,
    _id,
    channel: 'text',
    direction: 'out',
    sealed: sealContent(texts, _id, content),
    state: 'queued',
    at: new Date(texts.now()),
  };
};
