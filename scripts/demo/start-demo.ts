import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LookUp } from '../../server/core/endpoints/post';
import { startEmbeddedStore } from '../../server/db/embedded/start';
import { toE164 } from '../../server/leads/phone';
import { createCredential } from '../../server/people/auth/change-password';
import { deriveSigningKey } from '../../server/proof/signing-key';
import { createParts, type Parts, type Settings } from '../../server/start/create-parts';
import { HttpServer } from '../../server/start/http-server';
import { createTwilio } from '../../server/texting/providers/twilio';
import { addSampleAgreements } from '../sample-agreements';
import { addColleagues, lawyer } from '../seed';
import { createPhone } from '../texts/phone';
import { demoLeads } from './leads';
import { signIn, writeDemoSite } from './site';

type Options = Pick<Settings, 'trustProxy' | 'publicUrl' | 'log'> & {
  /** The built site. */
  distDir: string;
  leads?: number;
};

/** Resolves no host name, so that no webhook leaves the machine. */
const nowhere: LookUp = async () => [];

/** Settings for a server that sends no mail, uses no other service and writes no backup. */
const settingsFor = ({ trustProxy, publicUrl }: Options, distDir: string): Settings => ({
  sessionSecret: randomBytes(32).toString('hex'),
  encryptionKey: randomBytes(32).toString('hex'),
  consentKey: deriveSigningKey(randomBytes(32).toString('hex')),
  isShared: false,
  adminPassword: signIn.password,
  limits: true,
  trustProxy,
  publicUrl,
  mail: { from: '', staff: '', staffMode: 'each', staffHour: 7, quietHours: '' },
  site: { distDir },
});

const fill = async (parts: Parts, leads: number) => {
  await addColleagues(parts);
  const counsel = await parts.models.users.findOne({ email: lawyer.email }).lean();
  await parts.models.credentials.deleteOne({ _id: counsel!._id });
  await createCredential(parts, counsel!._id, signIn.password);
  const people = await parts.models.users.find({ username: { $ne: signIn.username } }).lean();
  const staff = people.map(({ _id, firstName, lastName }) => ({
    id: String(_id),
    name: `${firstName} ${lastName}`,
  }));
  await parts.models.clients.collection.insertMany([...demoLeads(leads, parts.now(), staff)]);
  await addSampleAgreements(parts, { username: lawyer.email, password: signIn.password });
};

/** The page with the phone of the made-up people. */
export const phonePath = '/demo/phone';
const ours = '+14155550100';
const mostPeople = 20;

type Phone = Awaited<ReturnType<typeof createPhone>>;

/** An account at the stand-in, which is in this process. */
const textSettings = ({ standIn: { url, account, token } }: Phone) => ({
  provider: createTwilio({ baseUrl: url, account, token, networks: ['127.0.0.1'], now: Date.now }),
  numbers: [{ number: ours, registration: 'none-needed' }],
  perSecond: 1,
});

/** The newest leads, who can text the firm. */
const findPeople = async ({ models }: Parts) => {
  const leads = await models.clients.find().sort({ createdAt: -1 }).limit(mostPeople).lean();
  return leads.flatMap(({ firstName, lastName, phoneNumber }) => {
    const number = toE164(phoneNumber);
    return number ? [{ name: `${firstName} ${lastName}`, number }] : [];
  });
};

/** Starts one hour of the made-up firm, on its own data folder. `getUrl` is where it is reached from here. */
const startFirm = async (options: Options, distDir: string, getUrl: () => string) => {
  const publicUrl = options.publicUrl ?? 'http://127.0.0.1';
  const phone = await createPhone({
    provider: 'twilio',
    ours,
    base: phonePath,
    server: () => ({ url: getUrl(), publicUrl }),
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-demo-data-'));
  const store = await startEmbeddedStore({ dir: dataDir });
  const settings = { ...settingsFor(options, distDir), texts: textSettings(phone) };
  const parts = await createParts({
    ...settings,
    lookUp: nowhere,
    ...(options.log && { log: options.log }),
  });
  // The demo has no address of its own unless it is on the internet.
  parts.texts.publicUrl ??= publicUrl;
  await parts.open({ uri: store.uri });
  await fill(parts, options.leads ?? 240);
  phone.introduce(await findPeople(parts));
  await parts.start();
  const close = async (serving: () => Promise<unknown>) => {
    await parts.stop(serving);
    await parts.connection.close();
    await store.close();
    await phone[Symbol.asyncDispose]();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { app: parts.app, phone, close };
};

/** A demo: the product with a made-up firm. `startOver` replaces it with a new one and signs everyone out. */
export const startDemo = async (options: Options) => {
  const distDir = await mkdtemp(join(tmpdir(), 'lantern-demo-site-'));
  writeDemoSite(options.distDir, distDir);
  const server = new HttpServer();
  const getUrl = () => {
    const address = server.address();
    if (!address || typeof address === 'string') return 'http://127.0.0.1';
    const { family, port } = address;
    return family === 'IPv6' ? `http://[::1]:${port}` : `http://127.0.0.1:${port}`;
  };
  let firm = await startFirm(options, distDir, getUrl);
  server.on('request', (req, res) =>
    req.url?.startsWith(phonePath) ? void firm.phone.handle(req, res) : void firm.app(req, res),
  );
  return {
    server,
    startOver: async () => {
      const old = firm;
      firm = await startFirm(options, distDir, getUrl);
      await old.close(async () => server.closeAllConnections());
    },
    [Symbol.asyncDispose]: async () => {
      await firm.close(async () => server.close().closeAllConnections());
      await rm(distDir, { recursive: true, force: true });
    },
  };
};
