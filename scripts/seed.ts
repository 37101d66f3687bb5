import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { root } from '../server/core/version';
import { startEmbeddedStore } from '../server/db/embedded/start';
import type { ClientDoc } from '../server/leads/store/client.model';
import type { Models } from '../server/operations/models';
import { createCredential } from '../server/people/auth/change-password';
import { createParts, type Parts } from '../server/start/create-parts';
import { readSettings } from '../server/start/settings';
import { barsText } from '../shared/bars';
import { addSampleAgreements } from './sample-agreements';
import { sampleLeads } from './sample-leads';
import { commandEnv } from './with-models';

const batchSize = 1000;
const say = (text: string) => console.log(text);

const colleagues = [
  ['Rosa', 'Delgado'],
  ['Theo', 'Brandt'],
  ['Imani', 'Walsh'],
] as const;

/** The made-up lawyer, who signs for the firm and adopts its templates. */
export const lawyer = {
  name: 'Rosa Delgado',
  email: 'rosa.delgado@example.com',
  bars: [{ state: 'CA', number: '000000' }],
};

/** Adopts the samples unchanged, so that agreements can be tried. */
const adoptSamples = async ({ models, now }: Parts) => {
  const user = await models.users.findOne({ email: lawyer.email }).lean();
  const bar = barsText(lawyer.bars);
  const adopted = { by: lawyer.name, byId: String(user?._id), bar, at: new Date(now()) };
  await models.agreementTemplates.updateMany({ isSample: true }, { $set: { adopted, isSample: false } });
};

/**
 * Colleagues get random passwords: an administrator must set one before a colleague can sign in. Returns the lawyer's
 * password if this call created the account.
 */
export const addColleagues = async (parts: Parts): Promise<string | undefined> => {
  const { models, now } = parts;
  if ((await models.users.estimatedDocumentCount()) > 1) return undefined;
  const lawyersPassword = randomBytes(24).toString('base64url');
  for (const [firstName, lastName] of colleagues) {
    const email = `${firstName}.${lastName}@example.com`.toLowerCase();
    const person = { firstName, lastName, email, emailKey: email, username: email };
    const mobileNumber = '(415) 555-0140';
    const _id = new Types.ObjectId();
    const isLawyer = email === lawyer.email;
    await createCredential(parts, _id, isLawyer ? lawyersPassword : randomBytes(24).toString('base64url'));
    await models.users.create({
      _id,
      ...person,
      mobileNumber,
      role: 'admin',
      // Old enough that records do not flag the lawyer's account as recently opened.
      createdAt: new Date(now() - 60 * 24 * 60 * 60 * 1000),
      ...(isLawyer && { bars: lawyer.bars }),
    });
  }
  await adoptSamples(parts);
  say(`Added ${colleagues.map((name) => name.join(' ')).join(', ')}.`);
  return lawyersPassword;
};

/** A progress bar on a terminal; elsewhere one line per tenth. */
const progress = (total: number) => {
  const started = performance.now();
  let tenths = 0;
  return (done: number) => {
    const part = done / total;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const text = `${done.toLocaleString('en')} of ${total.toLocaleString('en')} leads, ${seconds} s`;
    if (process.stdout.isTTY) {
      const bar = '█'.repeat(Math.round(part * 30)).padEnd(30, '░');
      process.stdout.write(`\r${bar}  ${text}${done === total ? '\n' : ''}`);
    } else if (done === total || Math.floor(part * 10) > tenths) {
      tenths = Math.floor(part * 10);
      say(text);
    }
  };
};

/** Adds `count` leads; the benchmarks use it too. */
export const seedLeads = async (models: Models, count: number, onProgress: (done: number) => void) => {
  const staff = (await models.users.find({ role: 'admin' }).select({ _id: 1 }).lean()).map(({ _id }) =>
    String(_id),
  );
  let batch: ClientDoc[] = [];
  let done = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    // Bypass mongoose, which would check and copy every field again.
    await models.clients.collection.insertMany(batch, { ordered: false });
    done += batch.length;
    batch = [];
    onProgress(done);
  };
  for (const lead of sampleLeads(count, Date.now(), staff)) {
    batch.push(models.leadSeal?.close(lead) ?? lead);
    if (batch.length === batchSize) await flush();
  }
  await flush();
};

/** Adds made-up leads, and three colleagues if `admin` is the only user. */
export const seed = async ({ clients }: { clients: string }): Promise<void> => {
  const count = Number(clients);
  if (!(Number.isInteger(count) && count >= 0 && count <= 5_000_000))
    throw new Error('--clients takes a whole number up to 5000000: npx lantern seed --clients 1000');
  const env = commandEnv();
  const store = env.MONGODB_URI ? undefined : await startEmbeddedStore({ dir: env.DATA_DIR });
  const distDir = join(root, 'dist/client');
  const isBuilt = existsSync(join(distDir, 'site.json'));
  const { mail, ...settings } = await readSettings(env);
  const { transport: _, ...withoutTransport } = mail;
  // Made-up people get no mail, and the API calls for the sample agreements are not logged.
  const parts = await createParts({
    ...settings,
    mail: withoutTransport,
    ...(isBuilt && { site: { distDir } }),
    log: () => {},
  });
  const { models } = parts;
  try {
    const password = await parts.open({ uri: store?.uri ?? env.MONGODB_URI! });
    if (password && !env.ADMIN_PASSWORD) say(`Made the administrator: user name admin, password ${password}`);
    const lawyersPassword = await addColleagues(parts);
    if (count > 0) await seedLeads(models, count, progress(count));
    // A document names the firm, which only a build knows.
    if (lawyersPassword && count > 0 && isBuilt) {
      await addSampleAgreements(parts, { username: lawyer.email, password: lawyersPassword });
      say('Added an agreement that waits for its signer, and one that is complete.');
    }
  } finally {
    await parts.connection.close();
    await store?.close();
  }
};
