import type { Models } from '../models';
import type { BuiltForm } from './built-forms';
import type { SnapshotDoc } from './snapshot.model';
import type { Witness } from './witness';

type Needs = { models: Pick<Models, 'consentSnapshots'>; witness: Witness; now: () => number };

/** Stores this build's forms for good, and loads those of earlier builds into the witness. */
export const keepSnapshots = async ({ models, witness, now }: Needs, forms: readonly BuiltForm[]) => {
  const { consentSnapshots } = models;
  await Promise.all(
    forms.map(({ hash, pages, ...form }) =>
      consentSnapshots.updateOne(
        { _id: hash },
        { $setOnInsert: { ...form, at: new Date(now()) }, $addToSet: { pages: { $each: pages } } },
        { upsert: true },
      ),
    ),
  );
  const snapshots = await consentSnapshots.find().select({ html: 0 }).lean<Omit<SnapshotDoc, 'html'>[]>();
  witness.learn(snapshots.map(({ _id, ...form }) => ({ hash: _id, ...form })));
};
