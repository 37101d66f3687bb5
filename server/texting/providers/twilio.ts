import { hour } from '../../../shared/durations';
import { foldLetters } from '../../../shared/fold-letters';
import type { MessageState } from '../../../shared/schemas/message';
import { z } from '../../../shared/zod';
import {
  type AtProvider,
  createClient,
  type Incoming,
  type ProviderOptions,
  settleSend,
  type TextProvider,
  unlessStatus,
  type Webhook,
} from './provider';
import { isSignedByTwilio } from './twilio-signature';

/** Providers send other quotes, dashes and spaces than we gave them. */
const foldBody = (body: string): string => foldLetters(body).replace(/[\s\p{P}\p{Sk}]+/gu, '') || body.trim();

/** Returns true if a text at the provider has our words, or with `mayHavePrefix` ends with them. */
const isSameText = (theirs: string, ours: string, mayHavePrefix = false): boolean => {
  const [one, other] = [foldBody(theirs), foldBody(ours)];
  return mayHavePrefix ? one.endsWith(other) : one === other;
};

export const twilioUrl = 'https://api.twilio.com';

/** Twilio's states as ours; others are reports on nothing that matters here. */
const states: Readonly<Record<string, MessageState>> = {
  accepted: 'accepted',
  scheduled: 'accepted',
  queued: 'accepted',
  sending: 'accepted',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  partially_delivered: 'delivered',
  undelivered: 'undelivered',
  failed: 'undelivered',
  canceled: 'undelivered',
};

const stored = z.object({
  sid: z.string().min(1),
  status: z.string(),
  to: z.string(),
  from: z.string().nullish(),
  body: z.string(),
  direction: z.string().default(''),
  num_segments: z.string().nullish(),
  num_media: z.string().nullish(),
  price: z.string().nullish(),
  price_unit: z.string().nullish(),
  date_created: z.string().nullish(),
});
type Stored = z.infer<typeof stored>;
const page = z.object({ messages: z.array(stored), next_page_uri: z.string().nullish() });
const mediaPage = z.object({ media_list: z.array(z.object({ sid: z.string().min(1) })) });
const refusal = z.object({ code: z.number() });
const accountRecord = z.object({ status: z.string() });
const numberPage = z.object({
  incoming_phone_numbers: z.array(
    z.object({
      phone_number: z.string(),
      sms_url: z.string().nullish(),
      sms_method: z.string().nullish(),
      sms_application_sid: z.string().nullish(),
      capabilities: z.object({ sms: z.boolean().nullish() }).nullish(),
    }),
  ),
});

const toAtProvider = ({ sid, status, num_segments, price, price_unit }: Stored): AtProvider => ({
  providerId: sid,
  state: states[status] ?? 'accepted',
  // With a messaging service the number is 0 at first.
  ...(Number(num_segments) > 0 && { segments: Number(num_segments) }),
  ...(price && { cost: `${price.replace(/^-/, '')} ${price_unit ?? ''}`.trim() }),
});

const readCreated = ({ date_created: at }: Stored): number => Date.parse(at ?? '');

const keywords = { STOP: 'stop', HELP: 'help', START: 'start' } as const;

/** Its clock and ours may differ by more than its answers tell, and it may store a text late. */
/** With 200 texts each. */
const mostPages = 50;

/** Twilio's Messages API of 2010-04-01, and services that speak it. */
export const createTwilio = (options: ProviderOptions): TextProvider => {
  const { baseUrl, account, token, publicKey } = options;
  const client = createClient(options, `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`);
  const { origin } = new URL(baseUrl);
  const folder = `${baseUrl}/2010-04-01/Accounts/${account}`;
  const messages = `${folder}/Messages.json`;

  /** The parameters of a webhook of this account; none of another one's. */
  const readForm = ({ raw }: Webhook): Record<string, string | undefined> => {
    const form = Object.fromEntries(new URLSearchParams(raw.toString('utf8')));
    return form.AccountSid === account ? form : {};
  };

  /** The texts between two numbers, newest first, back to an hour before a time; incomplete if there are too many. */
  const list = async (between: Record<string, string>, since: Date) => {
    const recent: Stored[] = [];
    let url: string | undefined = `${messages}?${new URLSearchParams({ ...between, PageSize: '200' })}`;
    for (let count = 0; url && count < mostPages; count++) {
      const { messages: all, next_page_uri: next }: z.output<typeof page> = await client.read(url, page);
      // Not filtered by the day of sending, which a text that is still queued does not have.
      const own = all.filter((one) => readCreated(one) >= client.atProvider(since) - hour);
      recent.push(...own);
      // A path: the account's key goes to no other address.
      url = next?.startsWith('/') && own.length === all.length ? `${origin}${next}` : undefined;
    }
    return { recent, isComplete: url === undefined };
  };

  /** The addresses of a text's pictures, for one that reached us by the list. */
  const listMedia = async ({ sid, num_media: count }: Stored): Promise<string[]> => {
    if (!Number(count)) return [];
    const media = `${folder}/Messages/${encodeURIComponent(sid)}/Media`;
    const { media_list: all } = await client.read(`${media}.json`, mediaPage);
    return all.map((one) => `${media}/${encodeURIComponent(one.sid)}`);
  };

  return {
    name: 'twilio',

    send: ({ from, to, body, callback }, within) =>
      settleSend(
        client.ask({
          url: messages,
          within,
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: String(new URLSearchParams({ From: from, To: to, Body: body, StatusCallback: callback })),
        }),
        (answer, status) => {
          if (status === 201) return toAtProvider(stored.parse(answer));
          if (status === 429) return { code: '20429' };
          const refused = refusal.safeParse(answer);
          return status >= 400 && refused.success ? { code: String(refused.data.code) } : undefined;
        },
      ),

    async find({ from, to, body }, postedAt) {
      const { recent } = await list({ From: from, To: to }, postedAt);
      const near = recent.filter((one) => readCreated(one) <= client.atProvider(postedAt) + hour);
      const whole = near.filter((one) => isSameText(one.body, body));
      // A trial account puts its own words before each text.
      const all = whole.length > 0 ? whole : near.filter((one) => isSameText(one.body, body, true));
      return all.map(toAtProvider);
    },

    async listIncoming(to, since) {
      const { recent, isComplete } = await list({ To: to }, since);
      const arrived = recent.filter(({ direction }) => direction === 'inbound').reverse();
      const texts = arrived.map((one) => ({
        providerId: one.sid,
        from: one.from ?? '',
        to,
        body: one.body,
        listMedia: () => listMedia(one),
        sentAt: new Date(one.date_created!),
      }));
      return { texts, isComplete };
    },

    async checkKey() {
      // An account that is not there answers 404.
      const account = await unlessStatus([401, 403, 404], client.read(`${folder}.json`, accountRecord));
      if (!account) return 'refused';
      return account.status === 'active' ? 'good' : 'suspended';
    },

    async findNumber(number) {
      const query = new URLSearchParams({ PhoneNumber: number });
      const { incoming_phone_numbers: all } = await client.read(
        `${folder}/IncomingPhoneNumbers.json?${query}`,
        numberPage,
      );
      const own = all.find((one) => one.phone_number === number);
      if (!own || own.capabilities?.sms === false) return undefined;
      // An application's own address is used instead of the number's.
      const inbound = own.sms_application_sid || own.sms_url;
      return { ...(inbound && { inbound }), isPost: (own.sms_method ?? 'POST') === 'POST' };
    },

    verify: (webhook) => isSignedByTwilio({ token, sharedKey: publicKey }, webhook),

    readIncoming(webhook): Incoming | undefined {
      const { MessageSid, From, To, Body, NumMedia, OptOutType = '', ...rest } = readForm(webhook);
      if (!MessageSid || !From || !To || Body === undefined) return undefined;
      const optOut = keywords[OptOutType as keyof typeof keywords];
      const media = Array.from(
        { length: Math.min(10, Number(NumMedia) || 0) },
        (_, at) => rest[`MediaUrl${at}`],
      );
      return {
        providerId: MessageSid,
        from: From,
        to: To,
        body: Body,
        media: media.flatMap((url) => url ?? []),
        ...(optOut && { optOut }),
      };
    },

    readReport(webhook) {
      const { MessageSid, MessageStatus = '', ErrorCode = '' } = readForm(webhook);
      const state = states[MessageStatus];
      if (!MessageSid || !state || !/^\d*$/.test(ErrorCode)) return undefined;
      return { providerId: MessageSid, state, ...(ErrorCode && { error: ErrorCode }) };
    },

    fetchMedia: (url) => client.fetchFile(url, new URL(url).origin === new URL(baseUrl).origin),
  };
};
