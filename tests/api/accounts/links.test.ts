import { expect, test } from 'vitest';
import { appCode } from '../../support/app-code';
import { caller } from '../../support/caller';
import { eventually } from '../../support/eventually';
import { mailbox } from '../../support/mail/mailbox';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp, type TestApp } from '../../support/start-app';

const shared = shareApp();

const hour = 60 * 60 * 1000;
const own = 'seven lanterns at night';
const { password: _, ...person } = make.user({ role: 'user' });

const open = ({ anyone }: TestApp, token: string) => anyone.mutate('links.open', { token });
const choose = ({ anyone }: TestApp, token: string, password = own) =>
  anyone.mutate('links.use', { token, password });
const status = async ({ anyone }: TestApp, username: string, password: string) =>
  (await anyone.post('/api/auth/login', { username, password })).status;

const invite = async (app: TestApp) => {
  const admin = await app.signInAsAdmin();
  const invitation = (await admin.mutate('links.invite', person)).body.result.data;
  return { admin, invitation, token: invitation.path?.split('#link=')[1] as string };
};

test('an invited person chooses a password by the link, once, and signs in', async () => {
  const app = await shared();
  const { invitation, token } = await invite(app);
  expect(invitation).toMatchObject({ sent: false, path: expect.stringMatching(/^\/login#link=[\w-]{43}$/) });
  expect(await status(app, person.email, '')).toBe(400);
  expect(await status(app, person.email, own)).toBe(401);
  expect((await open(app, token)).body.result.data).toEqual({
    kind: 'invitation',
    firstName: 'Sam',
    username: person.email,
    expiresAt: invitation.expiresAt,
  });
  // A mail program took the sentence's end into the link.
  expect((await open(app, `${token}%3E.`)).status).toBe(200);
  expect((await choose(app, token)).status).toBe(200);
  expect(await status(app, person.email, own)).toBe(200);
  expect((await choose(app, token, 'another one of mine')).status).toBe(404);
  expect((await open(app, token)).status).toBe(404);
  expect(await status(app, person.email, own)).toBe(200);
});

const getCookie = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';
const sessions = ({ models }: TestApp, userId: string) => models.sessions.countDocuments({ userId });

test('an invitation signs in with the password that was chosen, as who was invited and with their role', async () => {
  const app = await shared();
  const { invitation, token } = await invite(app);
  const chosen = await choose(app, token);
  expect(chosen.body.result.data).toEqual({ username: person.email, isAdmin: false });
  const theirs = caller(app.url, { cookie: getCookie(chosen) });
  expect((await theirs.get('/api/auth/me')).body).toMatchObject({
    id: invitation.userId,
    username: person.email,
  });
  expect((await theirs.get('/api/users')).status).toBe(403);
  const entry = await app.models.audit.findOne({ action: 'sign-in', entityId: invitation.userId }).lean();
  expect(entry?.note).toBe('invitation');
});

test('an invited administrator sets up the second factor first where one is asked for', async () => {
  await using app = await startApp({ requireSecondFactor: true });
  const admin = await app.signInAsAdmin();
  const { secret } = (await admin.mutate('secondFactor.begin')).body.result.data;
  await admin.mutate('secondFactor.confirm', { code: appCode(secret) });
  const invitation = (await admin.mutate('links.invite', { ...person, role: 'admin' })).body.result.data;
  const chosen = await choose(app, invitation.path.split('#link=')[1]);
  expect(chosen.body.result.data.pendingStep).toBe('set-up-second-factor');
  const theirs = caller(app.url, { cookie: getCookie(chosen) });
  expect((await theirs.get('/api/clients')).status).toBe(403);
});

test('a used link, one that is over and one of a deleted person sign nobody in', async () => {
  let time = Date.UTC(2026, 0, 1);
  const app = await shared(() => time);
  const { admin, invitation, token } = await invite(app);
  await choose(app, token);
  expect(await sessions(app, invitation.userId)).toBe(1);
  expect(getCookie(await choose(app, token))).toBe('');
  expect(await sessions(app, invitation.userId)).toBe(1);

  const another = { ...person, email: 'another@example.com' };
  const late = (await admin.mutate('links.invite', another)).body.result.data;
  time += 72 * hour;
  expect(getCookie(await choose(app, late.path.split('#link=')[1]))).toBe('');
  expect(await sessions(app, late.userId)).toBe(0);

  const again = await app.signInAsAdmin();
  const gone = (await again.mutate('links.renew', { id: late.userId })).body.result.data;
  await again.delete(`/api/users/${late.userId}`);
  expect(getCookie(await choose(app, gone.path.split('#link=')[1]))).toBe('');
  expect(await sessions(app, late.userId)).toBe(0);
});

test('a reset link signs nobody in: a person with a second factor is asked for it', async () => {
  const app = await shared();
  const { admin, invitation, token } = await invite(app);
  await choose(app, token);
  const reset = (await admin.mutate('links.renew', { id: invitation.userId })).body.result.data;
  const answer = await choose(app, reset.path.split('#link=')[1], 'an entirely new one');
  expect([answer.status, answer.body.result.data, getCookie(answer)]).toEqual([200, null, '']);
  expect(await sessions(app, invitation.userId)).toBe(0);
});

test('if two people use one link at the same moment, one sets the password', async () => {
  const app = await shared();
  const { token } = await invite(app);
  const answers = await Promise.all([choose(app, token, `${own} 1`), choose(app, token, `${own} 2`)]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404]);
  const winner = answers[0]!.status === 200 ? 1 : 2;
  expect(await status(app, person.email, `${own} ${winner}`)).toBe(200);
});

test('an invitation works for 72 hours, a link to reset for one', async () => {
  let time = Date.UTC(2026, 0, 1);
  const app = await shared(() => time);
  const { invitation, token } = await invite(app);
  time += 72 * hour - 1;
  expect((await open(app, token)).status).toBe(200);
  time += 1;
  expect([(await open(app, token)).status, (await choose(app, token)).status]).toEqual([404, 404]);
  const admin = await app.signInAsAdmin();
  const again = (await admin.mutate('links.renew', { id: invitation.userId })).body.result.data;
  await choose(app, again.path.split('#link=')[1]);
  const reset = (await admin.mutate('links.renew', { id: invitation.userId })).body.result.data;
  expect(new Date(reset.expiresAt).getTime()).toBe(time + hour);
  time += hour;
  expect((await open(app, reset.path.split('#link=')[1])).status).toBe(404);
});

test('a newer link, another password and the person’s deletion each end a link', async () => {
  const app = await shared();
  const { admin, invitation, token } = await invite(app);
  const renew = async () =>
    (await admin.mutate('links.renew', { id: invitation.userId })).body.result.data.path.split('#link=')[1];
  const second = await renew();
  expect((await open(app, token)).status).toBe(404);
  await choose(app, second);
  const third = await renew();
  await admin.put(`/api/users/${invitation.userId}`, { password: 'a password of the office' });
  expect((await choose(app, third)).status).toBe(404);
  const fourth = await renew();
  await admin.delete(`/api/users/${invitation.userId}`);
  expect((await choose(app, fourth)).status).toBe(404);
  expect(await app.models.links.countDocuments()).toBe(0);
});

test('a reset signs the person out everywhere, and a refused password does not cost the link', async () => {
  const app = await shared();
  const { admin, invitation, token } = await invite(app);
  await choose(app, token);
  const theirs = await app.signIn(person.email, own);
  const { path } = (await admin.mutate('links.renew', { id: invitation.userId })).body.result.data;
  const reset = path.split('#link=')[1];
  const refused = await choose(app, reset, 'password1');
  expect([refused.status, refused.body.error.data.issues[0].path]).toEqual([400, ['password']]);
  expect((await choose(app, reset, 'an entirely new one')).status).toBe(200);
  expect((await theirs.get('/api/auth/me')).status).toBe(401);
  expect(await status(app, person.email, own)).toBe(401);
  expect(await status(app, person.email, 'an entirely new one')).toBe(200);
});

test('if mail is set up, a link is sent and shown to nobody else', async () => {
  const box = mailbox();
  await using app = await startApp({ accountMail: box.mail });
  const { invitation } = await invite(app);
  expect([invitation.sent, 'path' in invitation]).toEqual([true, false]);
  expect(box.received).toMatchObject([{ kind: 'invitation', userId: invitation.userId }]);
  expect((await choose(app, box.token())).status).toBe(200);
});

test('asking for a link answers the same for an address that is known and for one that is not', async () => {
  const box = mailbox();
  await using app = await startApp({ accountMail: box.mail });
  const ask = (email: string) => app.anyone.mutate('links.request', { email });
  const plain = ({ status, text, headers }: Awaited<ReturnType<typeof ask>>) => [
    status,
    text,
    [...headers.keys()],
  ];
  const [existing, unknown] = [await ask('Admin@Example.com'), await ask('nobody@example.com')];
  expect(plain(existing)).toEqual(plain(unknown));
  const admin = await app.models.users.findOne({ emailKey: 'admin@example.com' }).lean();
  await eventually(() => box.received.map(({ userId }) => userId)).toEqual([String(admin?._id)]);
  expect((await choose(app, box.token())).status).toBe(200);
  expect(await status(app, 'admin', own)).toBe(200);
});

test('the answer does not wait for the mail', async () => {
  const box = mailbox();
  box.mail.send = () => new Promise(() => {});
  await using app = await startApp({ accountMail: box.mail });
  const answer = await app.anyone.mutate('links.request', { email: 'admin@example.com' });
  expect(answer.status).toBe(200);
  await eventually(() => app.models.links.countDocuments()).toBe(1);
});

test('nobody asks for links without end: ten from one address, three to one mailbox', async () => {
  const box = mailbox();
  await using app = await startApp({ accountMail: box.mail, limits: true });
  const statuses: number[] = [];
  for (let times = 0; times < 12; times++)
    statuses.push((await app.anyone.mutate('links.request', { email: 'admin@example.com' })).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  await eventually(() => box.received.length).toBe(3);
});

test('the token stands in no log and no audit entry, and only its hash is kept', async () => {
  const app = await shared();
  const { token } = await invite(app);
  await open(app, token);
  const links = JSON.stringify(await app.models.links.find().lean());
  expect(links).toContain('invitation');
  await choose(app, token);
  const storedText = links + JSON.stringify([app.logged, await app.models.audit.find().lean()]);
  expect(storedText).toContain('"action":"link"');
  expect(storedText).not.toContain(token);
});

test.each(['', 'x', 'x'.repeat(101), { $gt: '' }])('the token %j opens nothing', async (token) => {
  const app = await shared();
  await invite(app);
  expect([400, 404]).toContain((await app.anyone.mutate('links.open', { token })).status);
  expect([400, 404]).toContain((await app.anyone.mutate('links.use', { token, password: own })).status);
});
