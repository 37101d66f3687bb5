/** Works on the leads of the database at `argv[2]` and stores the arrivals' pages, until it is killed. */
import { Types } from 'mongoose';
import { createConnection, openConnection } from '../../server/core/db/connect';
import { newLead } from '../../server/intake/new-lead';
import { createArrivals } from '../../server/leads/arrivals/arrivals';
import { createModels } from '../../server/operations/models';
import { leadStatuses } from '../../shared/schemas/client';
import { make } from './make';

const [, , uri = '', dbName = ''] = process.argv;
const connection = createConnection();
await openConnection(connection, { uri, dbName });
const models = createModels(connection);
const arrivals = createArrivals(models, Date.now);

const pick = <One>(all: readonly One[]): One => all[Math.floor(Math.random() * all.length)]!;

const addSome = async () => {
  for (let number = 0; number < 5; number++) {
    const input = make.client({ caseType: pick(['1', '2', '3']) });
    // Leads of several days, so that there are several pages.
    const seconds = Math.floor(Date.now() / 1000 - Math.random() * 5 * 24 * 60 * 60);
    const _id = new Types.ObjectId(seconds.toString(16) + String(new Types.ObjectId()).slice(8));
    const lead = newLead({
      caller: { kind: 'anonymous', ip: '203.0.113.1' },
      input: input as never,
      now: Date.now,
    });
    await models.insertClient({ ...lead, _id });
  }
};

const changeSome = async () => {
  const leads = await models.clients.find().select({ _id: 1 }).lean();
  for (let number = 0; number < 5; number++) {
    const updatedAt = new Date();
    const isDeleted = Math.random() < 0.1;
    await models.clients.updateOne(
      { _id: pick(leads)._id },
      { $set: { status: pick(leadStatuses), updatedAt, ...(isDeleted && { deletedAt: updatedAt }) } },
    );
  }
};

await addSome();
process.stdout.write('working\n');
for (;;) await Promise.all([addSome(), changeSome(), arrivals.keep()]);
