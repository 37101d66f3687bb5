import type { Caller } from './caller';
import { make } from './make';
import type { TestApp } from './start-app';

export const dana = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana.whitfield@example.com',
  bars: [{ state: 'IL', number: '6312345' }],
};

/** Adopts every template, as a lawyer's account would. */
export const adoptAll = async ({ models, now }: TestApp) => {
  const lawyer = await models.users.findOne({ email: dana.email }).lean();
  const adopted = { by: 'Dana Whitfield', byId: String(lawyer?._id), bar: 'IL 6312345', at: new Date(now()) };
  await models.agreementTemplates.updateMany({}, { $set: { adopted, isSample: false } });
};

/** A lawyer of the firm who has adopted all of its templates, without any pending mail. */
export const addLawyer = async (app: TestApp) => {
  const { models } = app;
  const admin = await app.signInAsAdmin();
  const person = make.user({ ...dana, role: 'intake' });
  const { body } = await admin.post('/api/users', person);
  // An old account: records flag a new one as opened by an administrator.
  await models.users.updateOne({ _id: body.id }, { $set: { createdAt: new Date(0) } });
  await models.outbox.deleteMany({ 'data.template': { $in: ['new-admin', 'bar-numbers'] } });
  await adoptAll(app);
  const lawyer = await app.signIn(person.email, person.password);
  return {
    ...lawyer,
    id: body.id as string,
    /** Enters the password, as a sensitive step requires. */
    confirm: () => lawyer.post('/api/auth/confirm', { password: person.password }),
  };
};

/** Makes the first administrator a lawyer whose bar number someone else entered. */
export const makeAdminLawyer = async (app: TestApp) => {
  const { firstName, lastName, bars } = dana;
  await app.models.users.updateOne({ username: 'admin' }, { $set: { firstName, lastName, bars } });
  await adoptAll(app);
};

/** The same through the API alone: the caller, the only user, enters their own bar number and adopts everything. */
export const adoptOnline = async (admin: Caller) => {
  const { firstName, lastName, bars } = dana;
  const [{ id }] = (await admin.get('/api/users')).body;
  await admin.put(`/api/users/${id}`, { firstName, lastName, bars });
  for (const template of (await admin.get('/api/agreement-templates')).body)
    await admin.post(`/api/agreement-templates/${template.id}/adopt`, { version: template.version });
};
