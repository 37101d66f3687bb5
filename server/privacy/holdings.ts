import { auditEntities } from '../../shared/schemas/audit';
import { foldForSearch } from '../core/db/search';
import type { Holding, Person } from '../core/holding';
import type { Deps } from './deps';

const aboutLeads = ({ ids }: Person) => ({
  $or: ['lead', 'id', 'into'].map((name) => ({ [`data.${name}`]: { $in: ids } })),
});

/** Pending messages about a lead, and receivers' responses. */
export const outbox: Holding<Deps> = {
  collect: ({ models }, person) =>
    models.outbox.find(aboutLeads(person), { _id: 0, kind: 1, at: 1, state: 1, doneAt: 1 }).lean(),
  erase: async ({ models }, person) => (await models.outbox.deleteMany(aboutLeads(person))).deletedCount,
};

/** The audit log. Actors and actions stay; values logged by older versions, and free text, are erased. */
export const audit: Holding<Deps> = {
  collect: ({ models }, { ids }) =>
    models.audit
      .find({ entity: 'client', entityId: { $in: ids } }, { _id: 0, at: 1, action: 1, changes: 1, note: 1 })
      .sort({ _id: 1 })
      .lean(),
  async erase({ models }, { ids }) {
    // List all of them: the index starts with this field.
    const about = { entity: { $in: [...auditEntities] }, entityId: { $in: ids } };
    const { modifiedCount } = await models.audit.updateMany(
      { ...about, $or: [{ 'changes.0': { $exists: true } }, { note: { $ne: '' } }] },
      { $set: { changes: [], note: '' } },
    );
    // For the person's own actions, the log has their IP address.
    await models.audit.updateMany({ ...about, actorId: null }, { $set: { ip: '' } });
    return modifiedCount;
  },
};

/** The times when staff opened a lead: about the person they have only the lead's id. */
export const leadReads: Holding<Deps> = {
  collect: ({ models }, { ids }) =>
    models.leadReads
      .find({ leadId: { $in: ids } }, { _id: 0, at: 1 })
      .sort({ _id: 1 })
      .lean(),
  erase: async () => 0,
};

const isAbout = (query: string, { emails, phones, names }: Person): boolean => {
  const searched = foldForSearch(new URLSearchParams(query).get('search') ?? '');
  if (searched.trim() === '') return false;
  const digits = searched.replace(/\D/g, '');
  return (
    emails.some((email) => searched.includes(email)) ||
    phones.some((phone) => digits.length >= 7 && phone.includes(digits)) ||
    names.some((name) => name.split(' ').every((word) => searched.includes(word)))
  );
};

const withoutSearch = (query: string) => {
  const parameters = new URLSearchParams(query);
  parameters.delete('search');
  return parameters.toString();
};

/** Saved searches for this very person. */
export const views: Holding<Deps> = {
  collect: async () => [],
  async erase({ models }, person) {
    const views = (await models.views.find().lean()).filter(({ query }) => isAbout(query, person));
    for (const { _id, query } of views)
      await models.views.updateOne({ _id }, { $set: { query: withoutSearch(query) } });
    return views.length;
  },
};

/** The person's privacy requests. The fact and the outcome stay, without their name. */
export const requests: Holding<Deps> = {
  name: 'requests',
  collect: ({ models }, { keys }) =>
    models.privacyRequests
      .find({ keys: { $in: keys } }, { _id: 0, keys: 0 })
      .sort({ _id: 1 })
      .lean(),
  async erase({ models }, { keys }) {
    const { modifiedCount } = await models.privacyRequests.updateMany(
      { keys: { $in: keys }, isErased: false },
      { $set: { isErased: true, name: '', email: '', phoneNumber: '', message: '', note: '' } },
    );
    return modifiedCount;
  },
};
