import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LookUp } from '../../server/core/endpoints/post';
import { startEmbeddedStore } from '../../server/db/embedded/start';
import { createCredential } from '../../server/people/auth/change-password';
import { deriveSigningKey } from '../../server/proof/signing-key';
import { createParts, type Parts } from '../../server/start/create-parts';
import { HttpServer } from '../../server/start/http-server';
import type { Overrides, Settings } from '../../server/start/parts-settings';
import { addSampleAgreements } from '../sample-agreements';
import { addColleagues, lawyer } from '../seed';
import { demoLeads } from './leads';
import { signIn, writeDemoSite } from './site';

type Options = Pick<Settings, 'trustProxy' | 'publicUrl'> &
  Pick<Overrides, 'log'> & {
    /** The built site. */
    distDir: string;
    leads?: number;
  };

/** Resolves no host name, so that no webhook or postback leaves the machine. */
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
  mail: { from: '', staff: '', staffMode: 'each', quietHours: '', timeZone: 'America/New_York' },
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

/** Starts one hour of the made-up firm, on its own data folder. */
const startFirm = async (options: Options, distDir: string) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-demo-data-'));
  const store = await startEmbeddedStore({ dir: dataDir });
  const parts = await createParts(settingsFor(options, distDir), {
    lookUp: nowhere,
    ...(options.log && { log: options.log }),
  });
  await parts.open({ uri: store.uri });
  await fill(parts, options.leads ?? 240);
  await parts.start();
  const close = async (serving: () => Promise<unknown>) => {
    await parts.stop(serving);
    await parts.connection.close();
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { app: parts.app, close };
};

/** A demo: the product with a made-up firm. `startOver` replaces it with a new one and signs everyone out. */
export const startDemo = async (options: Options) => {
  const distDir = await mkdtemp(join(tmpdir(), 'lantern-demo-site-'));
  writeDemoSite(options.distDir, distDir);
  let firm = await startFirm(options, distDir);
  const server = new HttpServer();
  server.on('request', (req, res) => void firm.app(req, res));
  return {
    server,
    startOver: async () => {
      const old = firm;
      firm = await startFirm(options, distDir);
      await old.close(async () => server.closeAllConnections());
    },
    [Symbol.asyncDispose]: async () => {
      await firm.close(async () => server.close().closeAllConnections());
      await rm(distDir, { recursive: true, force: true });
    },
  };
};
