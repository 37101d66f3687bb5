import { createPublicKey, verify } from 'node:crypto';
import type { MessageState } from '../../../shared/schemas/message';
import { z } from '../../../shared/zod';
import {
  type AtProvider,
  createClient,
  type ProviderOptions,
  settleSend,
  type TextProvider,
  unlessStatus,
} from './provider';

export const telnyxUrl = 'https://api.telnyx.com';

const states: Readonly<Record<string, MessageState>> = {
  scheduled: 'accepted',
  queued: 'accepted',
  sending: 'accepted',
  sent: 'sent',
  delivered: 'delivered',
  delivery_unconfirmed: 'not-confirmed',
  sending_failed: 'undelivered',
  delivery_failed: 'undelivered',
  expired: 'undelivered',
  cancelled: 'undelivered',
};

const number = z.object({ phone_number: z.string(), status: z.string().optional() });
const message = z.object({
  id: z.string().min(1),
  from: number.optional(),
  to: z.array(number).min(1),
  text: z.string().nullish(),
  parts: z.number().nullish(),
  cost: z.object({ amount: z.string().nullish(), currency: z.string().nullish() }).nullish(),
  media: z.array(z.object({ url: z.string() })).nullish(),
  errors: z.array(z.object({ code: z.union([z.string(), z.number()]) })).nullish(),
});
type Message = z.infer<typeof message>;
const created = z.object({ data: message });
const refusal = z.object({ errors: z.array(z.object({ code: z.union([z.string(), z.number()]) })).min(1) });
const event = z.object({ data: z.object({ event_type: z.string(), payload: message }) });
const records = z.object({
  data: z.array(z.object({ uuid: z.string(), status: z.string().nullish(), tags: z.string().nullish() })),
});

const numberRecord = z.object({ data: z.object({ messaging_profile_id: z.string().nullish() }) });
const profileRecord = z.object({
  data: z.object({ enabled: z.boolean().nullish(), webhook_url: z.string().nullish() }),
});

const toAtProvider = ({ id, to, parts, cost }: Message): AtProvider => ({
  providerId: id,
  state: states[to[0]?.status ?? ''] ?? 'accepted',
  ...(parts && { segments: parts }),
  ...(cost?.amount && { cost: `${cost.amount} ${cost.currency ?? ''}`.trim() }),
});

/** The start of an Ed25519 key as SPKI, before its 32 bytes. */
const spki = Buffer.from('302a300506032b6570032100', 'hex');
const tolerance = 5 * 60;

const parse = (raw: Buffer): unknown => {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Telnyx's messaging API, version 2. */
export const createTelnyx = (options: ProviderOptions): TextProvider => {
  const { baseUrl, token, publicKey, now } = options;
  const client = createClient(options, `Bearer ${token}`);
  const key =
    publicKey &&
    createPublicKey({
      key: Buffer.concat([spki, Buffer.from(publicKey, 'base64')]),
      format: 'der',
      type: 'spki',
    });

  return {
    name: 'telnyx',

    send: ({ id, from, to, body, callback }, within) =>
      settleSend(
        client.ask({
          url: `${baseUrl}/v2/messages`,
          within,
          // Its reference does not promise that a repeated message is recognized, so we don't rely on it.
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
          body: JSON.stringify({
            from,
            to,
            text: body,
            webhook_url: callback,
            use_profile_webhooks: false,
            tags: [id],
          }),
        }),
        (answer, status) => {
          if (status < 300) return toAtProvider(created.parse(answer).data);
          if (status === 429) return { code: '40011' };
          const refused = refusal.safeParse(answer);
          return status >= 400 && refused.success
            ? { code: String(refused.data.errors[0]!.code) }
            : undefined;
        },
      ),

    /** Its detail records name our tag. */
    async find({ id, to }) {
      const query = new URLSearchParams({
        'filter[record_type]': 'messaging',
        'filter[direction]': 'outbound',
        'filter[cld]': to,
        'filter[date_range]': 'last_2_days',
        sort: '-created_at',
      });
      const { data } = await client.read(`${baseUrl}/v2/detail_records?${query}`, records);
      const own = data.filter(({ tags }) => tags?.split(',').includes(id));
      return own.map(({ uuid, status: state }) => ({
        providerId: uuid,
        state: states[state ?? ''] ?? ('accepted' as const),
      }));
    },

    async checkKey() {
      const profiles = client.read(`${baseUrl}/v2/messaging_profiles?page[size]=1`, z.object({}));
      return (await unlessStatus([401, 403], profiles)) ? 'good' : 'refused';
    },

    /** A number receives by the profile that it is assigned to; without one it cannot send, either. */
    async findNumber(wanted) {
      const folder = `${baseUrl}/v2`;
      const number = `${folder}/messaging_phone_numbers/${encodeURIComponent(wanted)}`;
      const id = (await unlessStatus([404], client.read(number, numberRecord)))?.data.messaging_profile_id;
      if (!id) return undefined;
      const profile = `${folder}/messaging_profiles/${encodeURIComponent(id)}`;
      const { enabled, webhook_url: inbound } = (await client.read(profile, profileRecord)).data;
      return enabled === false ? undefined : { ...(inbound && { inbound }), isPost: true };
    },

    verify({ header, raw }) {
      const signature = Buffer.from(header('telnyx-signature-ed25519') ?? '', 'base64');
      const timestamp = header('telnyx-timestamp') ?? '';
      if (!key || !/^\d{1,12}$/.test(timestamp) || signature.length !== 64) return false;
      if (Math.abs(now() / 1000 - Number(timestamp)) > tolerance) return false;
      return verify(null, Buffer.concat([Buffer.from(`${timestamp}|`), raw]), key, signature);
    },

    readIncoming({ raw }) {
      const { data } = event.safeParse(parse(raw));
      if (data?.data.event_type !== 'message.received') return undefined;
      const { id, from, to, text, media } = data.data.payload;
      if (!from) return undefined;
      return {
        providerId: id,
        from: from.phone_number,
        to: to[0]!.phone_number,
        body: text ?? '',
        media: (media ?? []).map(({ url }) => url),
      };
    },

    readReport({ raw }) {
      const { data } = event.safeParse(parse(raw));
      if (data?.data.event_type !== 'message.sent' && data?.data.event_type !== 'message.finalized')
        return undefined;
      const { errors } = data.data.payload;
      const error = errors?.[0]?.code;
      return { ...toAtProvider(data.data.payload), ...(error && { error: String(error) }) };
    },

    fetchMedia: (url) => client.fetchFile(url, false),
  };
};
