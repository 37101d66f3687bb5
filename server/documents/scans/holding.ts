import type { Holding } from '../../core/holding';
import { findDeletedLeads, yearsAfter } from '../../leads/find-deleted-leads';
import type { Deps } from '../deps';
import type { Models } from '../models';
import type { ScanDoc } from './scan.model';
import { toScan } from './scans';

/** As in the sample agreements: an agreement on paper binds both sides as well. */
const keptYears = 7;
const isOpen = { keptUntil: { $exists: false } };

const getScans = (models: Models, leadIds: readonly string[]) =>
  models.scans.find({ leadId: { $in: leadIds }, ...isOpen }, { sealed: 0 }).lean<ScanDoc[]>();

const letGo = async (models: Models, leadIds: readonly string[]): Promise<number> => {
  const docs = await getScans(models, leadIds);
  for (const { _id, at } of docs)
    await models.scans.updateOne({ _id }, { $set: { keptUntil: yearsAfter(at, keptYears) } });
  return docs.length;
};

/** Scans of agreements signed on paper: they stay for their years, and the person learns so. */
export const scans: Holding<Deps> = {
  collect: async ({ models }, { ids }) =>
    (await getScans(models, ids)).map((doc) => ({
      ...toScan(doc),
      staysUntil: yearsAfter(doc.at, keptYears),
    })),
  erase: ({ models }, { ids }) => letGo(models, ids),
};

/** Starts the retention period of scans whose lead is gone, and deletes those past it. */
export const dropKeptScans = async ({ models, now }: Deps): Promise<void> => {
  await letGo(models, await findDeletedLeads(models, await models.scans.distinct('leadId', isOpen)));
  await models.scans.deleteMany({ keptUntil: { $lt: new Date(now()) } });
};
