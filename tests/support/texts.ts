import { createProviderDouble } from '../../scripts/texts/stand-in';
import type { MailSettings } from '../../server/mail/deps';
import { createProvider } from '../../server/texting/create';
import { storeIncoming } from '../../server/texting/take-incoming';
import type { TextSettings } from '../../server/texting/texts';
import { sendWitnessed } from './graded';
import { startApp } from './start-app';

/** A Wednesday, noon in California. */
export const noon = Date.parse('2026-11-18T20:00:00Z');
export const ourNumber = '+14155550100';
export const publicUrl = 'https://www.example.com';
/** The number of the lead that agreed to texts. */
export const maria = '+14155550132';

type StandIn = Awaited<ReturnType<typeof createProviderDouble>>;
type Account = { provider?: 'twilio' | 'telnyx'; texts?: Partial<TextSettings> };
type Sent = { from?: string; id?: string; pictures?: Buffer[] } & Parameters<StandIn['receive']>[2];
type Options = Account & {
  mongoUri?: string;
  dbName?: string;
  mail?: MailSettings;
  limits?: boolean;
  trustProxy?: boolean;
};

/** The environment of a server that texts through a stand-in of Twilio. */
export const standInEnv = ({ url, account, token }: Pick<StandIn, 'url' | 'account' | 'token'>) => ({
  PUBLIC_URL: publicUrl,
  TEXTS_PROVIDER: 'twilio',
  TEXTS_BASE_URL: url,
  TEXTS_ACCOUNT: account,
  TEXTS_TOKEN: token,
  TEXTS_FROM: `${ourNumber} none-needed`,
  WEBHOOK_NETWORKS: '127.0.0.1',
});

/** An account at a stand-in of the provider, a clock, and the server's settings for both. */
export const openAccount = async ({ provider = 'twilio', texts }: Account = {}) => {
  const clock = { time: noon };
  const now = () => clock.time;
  const standIn = await createProviderDouble({ provider, now });
  const account = createProvider({
    provider,
    baseUrl: standIn.url,
    account: standIn.account,
    token: standIn.token,
    publicKey: provider === 'telnyx' ? standIn.publicKey : undefined,
    networks: ['127.0.0.1'],
    now,
  });
  const settings = {
    now,
    publicUrl,
    networks: ['127.0.0.1'],
    texts: {
      provider: account,
      baseUrl: standIn.url,
      numbers: [{ number: ourNumber, registration: 'B123 C123' }],
      // The clock stands still.
      perSecond: Number.POSITIVE_INFINITY,
      ...texts,
    },
  };
  return { clock, standIn, settings };
};

/** A server with an account at a stand-in of the provider, and a clock. */
export const openTexts = async ({ provider, texts, ...options }: Options = {}) => {
  const { clock, standIn, settings } = await openAccount({ provider, texts });
  const app = await startApp({ ...settings, ...options });
  const admin = await app.signInAsAdmin();
  return {
    app,
    admin,
    clock,
    standIn,
    /** A lead that agreed to texts in our form. */
    lead: (different: object = {}) => sendWitnessed(app, different),
    write: (id: string, text = 'Hi Maria, can we call you at 3?') =>
      admin.post(`/api/clients/${id}/messages`, { channel: 'text', text }),
    conversation: async (id: string) => (await admin.get(`/api/clients/${id}/messages`)).body,
    /** A phone sends us a text. */
    receive: (body: string, { from = maria, id, pictures, ...spoiled }: Sent = {}) =>
      standIn.receive(
        { from, to: ourNumber, body, ...(id && { id }), ...(pictures && { pictures }) },
        { sentTo: `${app.url}/api/texts/inbound`, publicUrl: `${publicUrl}/api/texts/inbound` },
        spoiled,
      ),
    /** A text of an unknown sender. */
    stranger: async () => {
      const incoming = { providerId: 'SM0', from: '+14155550188', to: ourNumber, body: 'Hello?', media: [] };
      const id = await storeIncoming(app.texts, incoming);
      return id!;
    },
    /** The texts that left us. */
    sent: () => standIn.texts.filter(({ direction }) => direction !== 'inbound'),
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await standIn[Symbol.asyncDispose]();
    },
  };
};

export type TextHouse = Awaited<ReturnType<typeof openTexts>>;
