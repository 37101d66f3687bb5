import { createHmac, generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A text at the stand-in, sent by us or by a phone. */
export type StandInText = {
  id: string;
  direction: 'inbound' | 'outbound-api';
  from: string;
  to: string;
  body: string;
  status: string;
  /** Where reports on it go, and our own mark. */
  callback: string;
  tags: string[];
  at: Date;
  /** The addresses of its pictures. */
  media: string[];
};

/** The answer to the next text; by default it is accepted right away. */
export type Behavior = {
  /** Milliseconds until the answer. */
  delay?: number;
  /** Accepts the text and cuts the connection instead of answering. */
  losesAnswer?: boolean;
  /** Cuts the connection and does not accept the text. */
  losesText?: boolean;
  /** Refuses the text with this error code. */
  refuses?: number;
  /** Answers with this status, such as 503, and does not accept the text. */
  status?: number;
};

type Options = {
  provider: 'twilio' | 'telnyx';
  port?: number;
  account?: string;
  token?: string;
  now?: () => number;
  /** The answer to a text for which `behave` set none. */
  usual?: () => Behavior;
  /** Called for each text that is accepted. */
  onText?: (text: StandInText) => void;
};

/** Ways to spoil a webhook: another key, a cut body, an old timestamp. */
type Spoiled = { wrongKey?: boolean; cut?: boolean; olderBy?: number };

const readBody = async (req: IncomingMessage) => {
  const pieces: Buffer[] = [];
  for await (const piece of req) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
};

const answerJson = (res: ServerResponse, status: number, body: unknown) =>
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/**
 * A stand-in for Twilio or Telnyx with their requests, answers, lists and signed webhooks, for tests and for trying out
 * texts without an account. It follows the public documentation; the real services were not called.
 */
export const createProviderDouble = async (options: Options) => {
  const {
    provider,
    account = 'AC00000000000000000000000000000000',
    token = 'a token',
    now = Date.now,
  } = options;
  const texts: StandInText[] = [];
  const behaviors: Behavior[] = [];
  const pictures = new Map<string, Buffer>();
  const healthy = { isAway: false, areListsAway: false, isSuspended: false };
  const state = { ...healthy };
  const usual = { ahead: 0, lag: 0, retype: (body: string) => body };
  const oddities = { ...usual };
  const clock = () => now() + oddities.ahead;
  const numbers = new Map<string, { inbound: string; method: string }>();
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const stranger = generateKeyPairSync('ed25519').privateKey;
  const newId = () => (provider === 'twilio' ? `SM${randomBytes(16).toString('hex')}` : randomUUID());

  const asTwilio = ({ id, direction, from, to, body, status, at, media }: StandInText) => ({
    sid: id,
    account_sid: account,
    direction,
    from,
    to,
    body: direction === 'inbound' ? body : oddities.retype(body),
    status,
    num_segments: '1',
    num_media: String(media.length),
    price: status === 'delivered' ? '-0.00790' : null,
    price_unit: 'USD',
    date_created: at.toUTCString(),
  });
  const asTelnyx = ({ id, direction, from, to, body, status, tags, media }: StandInText) => ({
    record_type: 'message',
    id,
    direction: direction === 'inbound' ? 'inbound' : 'outbound',
    type: 'SMS',
    from: { phone_number: from },
    to: [{ phone_number: to, status }],
    text: body,
    parts: 1,
    media: media.map((url) => ({ url })),
    cost: { amount: '0.0040', currency: 'USD' },
    tags,
    errors: [] as { code: string }[],
  });

  const readText = (body: string): Pick<StandInText, 'from' | 'to' | 'body' | 'callback' | 'tags'> => {
    if (provider === 'twilio') {
      const form = new URLSearchParams(body);
      const get = (name: string) => form.get(name) ?? '';
      return {
        from: get('From'),
        to: get('To'),
        body: get('Body'),
        callback: get('StatusCallback'),
        tags: [],
      };
    }
    const { from, to, text, webhook_url, tags } = JSON.parse(body);
    return { from, to, body: text, callback: webhook_url, tags };
  };

  const refuse = (res: ServerResponse, status: number, code: number) =>
    answerJson(
      res,
      status,
      provider === 'twilio'
        ? { code, message: 'Refused by the stand-in', status }
        : { errors: [{ code: String(code), title: 'Refused by the stand-in' }] },
    );

  const create = async (req: IncomingMessage, res: ServerResponse) => {
    const body = await readBody(req);
    const behavior = behaviors.shift() ?? options.usual?.() ?? {};
    if (behavior.delay) await new Promise((resolve) => setTimeout(resolve, behavior.delay));
    if (behavior.losesText) return req.socket.destroy();
    if (behavior.status) return refuse(res, behavior.status, 20500);
    if (behavior.refuses) return refuse(res, 400, behavior.refuses);
    const text: StandInText = {
      id: newId(),
      direction: 'outbound-api',
      status: 'queued',
      at: new Date(clock()),
      media: [],
      ...readText(body),
    };
    texts.push(text);
    options.onText?.(text);
    if (behavior.losesAnswer) return req.socket.destroy();
    return provider === 'twilio'
      ? answerJson(res, 201, asTwilio(text))
      : answerJson(res, 200, { data: asTelnyx(text) });
  };

  const listTwilio = (res: ServerResponse, query: URLSearchParams) => {
    const matches = texts.filter(
      ({ from, to, at }) =>
        (query.get('From') ?? from) === from &&
        (query.get('To') ?? to) === to &&
        at.getTime() <= clock() - oddities.lag,
    );
    const [size, at] = [Number(query.get('PageSize') ?? 50), Number(query.get('Page') ?? 0)];
    const next = new URLSearchParams([...query].filter(([name]) => name !== 'Page'));
    next.set('Page', String(at + 1));
    answerJson(res, 200, {
      messages: matches
        .toReversed()
        .slice(at * size, (at + 1) * size)
        .map(asTwilio),
      next_page_uri:
        matches.length > (at + 1) * size ? `/2010-04-01/Accounts/${account}/Messages.json?${next}` : null,
    });
  };
  const listTelnyx = (res: ServerResponse, query: URLSearchParams) => {
    const matches = texts.filter(({ to }) => to === query.get('filter[cld]'));
    const data = matches.map(({ id, status, tags }) => ({ uuid: id, status, tags: tags.join(',') }));
    answerJson(res, 200, { data: data.toReversed() });
  };

  /** The account, and our numbers with the address for incoming texts; undefined for other questions. */
  const answerAccount = (path: string, query: URLSearchParams): object | undefined => {
    const [, wanted = ''] = /\/messaging_phone_numbers\/(.+)$/.exec(decodeURIComponent(path)) ?? [];
    const number = query.get('PhoneNumber') ?? wanted;
    const own = numbers.get(number);
    if (path.endsWith(`/Accounts/${account}.json`))
      return { sid: account, status: state.isSuspended ? 'suspended' : 'active' };
    if (path.endsWith('/IncomingPhoneNumbers.json'))
      return {
        incoming_phone_numbers: own
          ? [
              {
                phone_number: number,
                sms_url: own.inbound,
                sms_method: own.method,
                sms_application_sid: '',
                capabilities: { sms: true, mms: true, voice: true },
              },
            ]
          : [],
      };
    if (wanted && own) return { data: { phone_number: number, messaging_profile_id: number } };
    const [, profile] = /\/messaging_profiles\/(.+)$/.exec(decodeURIComponent(path)) ?? [];
    if (profile)
      return { data: { id: profile, enabled: true, webhook_url: numbers.get(profile)?.inbound ?? null } };
    return path.endsWith('/messaging_profiles') ? { data: [] } : undefined;
  };

  /** Pictures are stored elsewhere: Twilio's own address, with the account's key, leads there, where no key may go. */
  const servePicture = ({ headers }: IncomingMessage, res: ServerResponse, path: string) => {
    const picture = pictures.get(path.split('/').at(-1)!);
    if (!path.startsWith('/stored/')) {
      const [, message] = /Messages\/(\w+)\/Media\.json$/.exec(path) ?? [];
      const sids = texts
        .find(({ id }) => id === message)
        ?.media.map((url) => ({ sid: url.split('/').at(-1) }));
      if (sids) return answerJson(res, 200, { media_list: sids });
      return res.writeHead(307, { Location: `/stored/${path.split('/').at(-1)}` }).end();
    }
    if (headers.authorization) return refuse(res, 400, 20003);
    return picture
      ? res.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(picture)
      : res.writeHead(404).end();
  };

  const expected =
    provider === 'twilio'
      ? `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
      : `Bearer ${token}`;
  const server = createServer(async (req, res) => {
    if (state.isAway) return req.socket.destroy();
    res.setHeader('Date', new Date(clock()).toUTCString());
    const url = new URL(req.url ?? '/', 'http://stand-in');
    if (url.pathname.startsWith('/stored/')) return servePicture(req, res, url.pathname);
    if (req.headers.authorization !== expected)
      return refuse(res, 401, provider === 'twilio' ? 20003 : 10009);
    if (req.method === 'POST') return create(req, res);
    const answer = answerAccount(url.pathname, url.searchParams);
    if (answer) return answerJson(res, 200, answer);
    if (url.pathname.includes('/messaging_phone_numbers/')) return refuse(res, 404, 10005);
    if (url.pathname.endsWith('/Media.json') && state.areListsAway) return refuse(res, 503, 20503);
    if (url.pathname.includes('/Media')) return servePicture(req, res, url.pathname);
    return (provider === 'twilio' ? listTwilio : listTelnyx)(res, url.searchParams);
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');

  const signTwilio = (url: string, body: string, { wrongKey }: Spoiled) => {
    const form = new URLSearchParams(body);
    form.sort();
    const pairs = [...form].map(([name, value]) => `${name}${value}`);
    return {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Twilio-Signature': createHmac('sha1', wrongKey ? 'another token' : token)
        .update(`${url}${pairs.join('')}`)
        .digest('base64'),
    };
  };
  const signTelnyx = (body: string, { wrongKey, olderBy = 0 }: Spoiled) => {
    const timestamp = String(Math.floor((now() - olderBy) / 1000));
    const signed = Buffer.from(`${timestamp}|${body}`);
    return {
      'Content-Type': 'application/json',
      'telnyx-timestamp': timestamp,
      'telnyx-signature-ed25519': sign(null, signed, wrongKey ? stranger : privateKey).toString('base64'),
    };
  };

  type Sent = { sentTo: string; publicUrl: string };
  /** Posts a signed webhook to a server that is reached at another address than the public one it is signed for. */
  const post = async ({ sentTo, publicUrl }: Sent, body: string, spoiled: Spoiled) => {
    const headers = provider === 'twilio' ? signTwilio(publicUrl, body, spoiled) : signTelnyx(body, spoiled);
    const response = await fetch(sentTo, {
      method: 'POST',
      headers,
      body: spoiled.cut ? body.slice(0, body.length / 2) : body,
    });
    return response.status;
  };
  const toEvent = (type: string, payload: object) =>
    JSON.stringify({ data: { event_type: type, id: randomUUID(), record_type: 'event', payload } });

  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    account,
    token,
    /** The account's public key, as Telnyx shows it. */
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64'),
    texts,
    /** Cuts every connection until it is back. */
    goAway: (isAway: boolean) => {
      state.isAway = isAway;
    },
    /** Puts a number into the account; its texts go to the address. */
    own: (number: string, inbound = '', method = 'POST') => numbers.set(number, { inbound, method }),
    suspend: () => {
      state.isSuspended = true;
    },
    /** Answers 503 to each question for the pictures of a text. */
    hideLists: (areListsAway: boolean) => {
      state.areListsAway = areListsAway;
    },
    /** Sets the milliseconds that its clock is ahead, and that lists are late, and what it makes of our words. */
    differ: (ways: Partial<typeof oddities>) => Object.assign(oddities, ways),
    /** Becomes as a new one, with the same account. */
    forget() {
      texts.length = 0;
      behaviors.length = 0;
      for (const stored of [pictures, numbers]) stored.clear();
      Object.assign(state, healthy);
      Object.assign(oddities, usual);
    },
    /** Sets how the next texts are answered, one after the other. */
    behave: (...next: Behavior[]) => behaviors.push(...next),

    /** Reports a text's new status to the address that came with it. */
    report(
      text: StandInText,
      status: string,
      { error = '', server: at = '', ...spoiled } = {} as Spoiled & { error?: string; server?: string },
    ) {
      text.status = status;
      const publicUrl = text.callback;
      const sentTo = at ? at + new URL(publicUrl).pathname + new URL(publicUrl).search : publicUrl;
      const form = new URLSearchParams({
        MessageSid: text.id,
        MessageStatus: status,
        From: text.from,
        To: text.to,
        AccountSid: account,
        ...(error && { ErrorCode: error }),
      });
      const payload = { ...asTelnyx(text), errors: error ? [{ code: error }] : [] };
      const type = status === 'sent' ? 'message.sent' : 'message.finalized';
      const body = provider === 'twilio' ? String(form) : toEvent(type, payload);
      return post({ sentTo, publicUrl }, body, spoiled);
    },

    /** A phone sends a text to one of our numbers; `reaches` false keeps the webhook away, as during an outage. */
    async receive(
      {
        from,
        to,
        body,
        id = newId(),
        pictures: sent = [],
      }: { from: string; to: string; body: string; id?: string; pictures?: Buffer[] },
      to2: Sent,
      { reaches = true, ...spoiled }: Spoiled & { reaches?: boolean } = {},
    ) {
      const media = sent.map((bytes) => {
        const sid = `ME${randomBytes(16).toString('hex')}`;
        pictures.set(sid, bytes);
        const folder =
          provider === 'twilio' ? `/2010-04-01/Accounts/${account}/Messages/${id}/Media` : '/stored';
        return `http://127.0.0.1:${port}${folder}/${sid}`;
      });
      const text: StandInText = {
        id,
        media,
        direction: 'inbound',
        from,
        to,
        body,
        status: 'received',
        callback: '',
        tags: [],
        at: new Date(now()),
      };
      // A forged one is in no list of the provider.
      if (!spoiled.wrongKey && !texts.some((one) => one.id === id)) texts.push(text);
      if (!reaches) return 0;
      const form = new URLSearchParams({
        MessageSid: id,
        AccountSid: account,
        From: from,
        To: to,
        Body: body,
        NumMedia: String(media.length),
        ...Object.fromEntries(media.map((url, place) => [`MediaUrl${place}`, url])),
      });
      const event = toEvent('message.received', asTelnyx(text));
      const deliver = () => post(to2, provider === 'twilio' ? String(form) : event, spoiled);
      // A provider tries again when nobody confirmed it.
      const status = await deliver();
      return status === 503 ? deliver() : status;
    },

    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
