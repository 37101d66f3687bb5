/** `npm run consent:verify`: walks the whole ledger of consents and names whatever is not as it was written. */
import { setTimeout as wait } from 'node:timers/promises';
import { checkLedger } from '../server/consents/ledger/check-ledger';
import type { Models } from '../server/models';
import { runCommand } from './run-command';
import { withParts } from './with-parts';

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
  return { findings: checkLedger({ entries, records, heads }), size, heads: heads.length };
};

await runCommand(() =>
  withParts(async ({ models }) => {
    let { findings, size, heads } = await check(models);
    // A server that is sealing at this moment has a record's place written a moment after its entry.
    if (findings.length > 0) await wait(3000);
    if (findings.length > 0) ({ findings, size, heads } = await check(models));
    for (const { what, index, recordId, why } of findings)
      console.error(`${what.toUpperCase()} ${index ?? ''} ${recordId ?? ''}: ${why}`);
    if (findings.length > 0) throw new Error(`The ledger of ${size} entries is not as it was written.`);
    console.log(`${size} entries, ${heads} signed heads: all as they were written.`);
  }),
);
