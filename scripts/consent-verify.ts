/** `npm run consent:verify`: walks the whole ledger of consents and names whatever is not as it was written. */
import { setTimeout as wait } from 'node:timers/promises';
import { checkLedger } from '../server/consents/ledger/check-ledger';
import { createConnection, openConnection } from '../server/db/connect';
import { createModels, type Models } from '../server/models';
import { readEnv } from '../server/start/env';
import { readLeadSeal } from '../server/start/field-keys';
import { openStore } from './open-store';

/** The log first: what a running server adds meanwhile is then only more records than entries. */
const check = async (models: Models) => {
  const heads = await models.ledgerHeads.find().sort({ _id: 1 }).lean();
  const size = heads.at(-1)?._id ?? 0;
  const entries = await models.ledger
    .find({ _id: { $lt: size } })
    .sort({ _id: 1 })
    .lean();
  const records = (await models.consents.find().lean()).filter(
    ({ index }) => index === undefined || index < size,
  );
  return { found: checkLedger({ entries, records, heads }), size, heads: heads.length };
};

const main = async () => {
  // No session is made here, so that the secret which a server needs beside MONGODB_URI does not matter.
  const env = readEnv({ SESSION_SECRET: 'x'.repeat(32), ...process.env });
  const store = await openStore(env);
  const connection = createConnection();
  try {
    await openConnection(connection, { uri: store.uri });
    const models = createModels(connection, await readLeadSeal(env));
    let { found, size, heads } = await check(models);
    // A server that is sealing at this moment has a record's place written a moment after its entry.
    if (found.length > 0) await wait(3000);
    if (found.length > 0) ({ found, size, heads } = await check(models));
    for (const { what, index, recordId, why } of found)
      console.error(`${what.toUpperCase()} ${index ?? ''} ${recordId ?? ''}: ${why}`);
    if (found.length > 0) throw new Error(`The ledger of ${size} entries is not as it was written.`);
    console.log(`${size} entries, ${heads} signed heads: all as they were written.`);
  } finally {
    await connection.close();
    await store.close();
  }
};

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
