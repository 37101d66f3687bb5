import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkMessages } from '../../../server/conversation/check-messages';
import { enterMessages } from '../../../server/conversation/enter-messages';
import { keepFile } from '../../../server/conversation/files';
import { dropGoneMessages, messageFiles, messagesInPacket } from '../../../server/conversation/holdings';
import { extractFile, parseMail } from '../../../server/mail/replies/parse-mail';
import { loadPerson } from '../../../server/privacy/person/person';
import { loadLedger } from '../../../server/proof/ledger/load-ledger';
import { png } from '../../support/images';
import { openMail } from '../../support/mail/open-mail';

const pdf = Buffer.from('%PDF-1.4\nthe form\n%%EOF\n');
const hour = 60 * 60 * 1000;

type File = { name: string; bytes: Buffer; type?: string };
const form: File = { name: 'Solicitud de Muñoz – página 1.pdf', bytes: pdf, type: 'application/pdf' };
const picture: File = { name: 'scene.png', bytes: png, type: 'image/png' };

const toBody = (files: readonly File[], message: unknown) => {
  const body = new FormData();
  if (message !== undefined)
    body.append('message', typeof message === 'string' ? message : JSON.stringify(message));
  for (const { name, bytes, type } of files)
    body.append('file', new Blob([new Uint8Array(bytes)], { ...(type && { type }) }), name);
  return body;
};

const open = async (settings: Parameters<typeof openMail>[0] = {}) => {
  const house = await openMail(settings);
  const admin = await house.app.signInAsAdmin();
  const write = (
    id: string,
    files: readonly File[],
    message: unknown = { text: 'Please sign this.', subject: 'The form' },
    by: { send: typeof admin.send } = admin,
  ) => by.send('POST', `/api/clients/${id}/mail`, { body: toBody(files, message) });
  const [id, other] = [await house.lead(), await house.lead({ email: 'pete@example.com' })];
  await house.app.outbox.run();
  const written = async (lead: string) =>
    (await admin.get(`/api/clients/${lead}/messages`)).body.filter(({ by }: { by: string }) => by);
  const download = (message: string, file: number, { headers } = admin) =>
    fetch(`${house.app.url}/api/messages/${message}/files/${file}`, { headers });
  return { ...house, admin, id: id as string, other: other as string, write, written, download };
};

test('an e-mail leaves with its files, and they are kept with it as those of incoming ones', async () => {
  await using house = await open();
  const { id, write, written, download, app } = house;
  const sent = await write(id, [form, picture]);
  expect(sent).toMatchObject({
    status: 202,
    body: { channel: 'email', state: 'queued', subject: 'The form' },
  });
  await app.outbox.run();
  const { raw, text } = house.smtp.got.at(-1)!;
  const { files, ...parsed } = await parseMail(raw);
  expect(parsed).toMatchObject({ subject: 'The form', isHtml: true });
  expect(parsed.text).toContain('Please sign this.');
  expect(text).toMatch(/multipart\/mixed[\s\S]*multipart\/alternative[\s\S]*Content-Disposition: attachment/);
  expect(files).toEqual([
    { name: form.name, type: 'application/pdf', size: pdf.length },
    { name: 'scene.png', type: 'image/png', size: png.length },
  ]);
  expect((await extractFile(raw, 0))!.equals(pdf)).toBe(true);
  expect((await extractFile(raw, 1))!.equals(png)).toBe(true);

  const [message] = await written(id);
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  expect(message).toMatchObject({
    state: 'accepted',
    files: [{ name: form.name, size: pdf.length, sha256 }, {}],
  });
  const saved = await download(message.id, 0);
  expect(saved.headers.get('content-type')).toBe('application/octet-stream');
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(Buffer.from(await saved.arrayBuffer()).equals(pdf)).toBe(true);
  expect((await download(message.id, 0, app.anyone)).status).toBe(401);
  expect((await download(message.id, 0, await app.signInAsUser())).status).toBe(403);
  const stored = JSON.stringify(await app.models.messageFiles.find().lean());
  expect(stored).not.toContain(pdf.toString('base64').slice(0, 20));
  // The entry waits for ids alone, never the bytes.
  expect(JSON.stringify(await house.entries())).not.toContain('scene');

  const { files: inPacket = [] } = await messagesInPacket(app, { id, ids: [id] });
  expect(inPacket.find(({ path }) => path === `messages/${message.id}-1.pdf`)!.bytes.toString()).toBe(
    String(pdf),
  );
  expect(inPacket.map(({ path }) => path)).toContain(`messages/${message.id}-2.png`);

  const verify = async () => {
    const ledger = await loadLedger({ models: app.models, personKeys: app.consents.personKeys });
    return (await checkMessages(app.conversation, ledger)).map(({ why }) => why);
  };
  await enterMessages(app.conversation);
  await app.consents.sealAll();
  expect(await verify()).toEqual([]);
  await keepFile(app.conversation, { message: message.id, file: 0 }, Buffer.from('another form'));
  expect(await verify()).toEqual(['its file 1 was changed']);
});

test('files that are empty, programs, too many or too large in all are refused before anything is stored', async () => {
  await using house = await open();
  const { id, write, app } = house;
  const refuse = async (files: readonly File[], message?: unknown) => {
    const { status, body } = await write(id, files, message);
    return [status, body.message];
  };
  expect(await refuse([{ name: 'a.pdf', bytes: Buffer.alloc(0) }])).toEqual([
    400,
    '“a.pdf” is empty. Choose another file.',
  ]);
  expect((await refuse([{ name: 'setup.EXE', bytes: pdf }]))[1]).toContain(
    'Mail servers refuse files such as',
  );
  expect((await refuse(Array.from({ length: 21 }, () => form)))[0]).toBe(400);
  const large = { name: 'large.pdf', bytes: Buffer.alloc(10_000_001) };
  expect((await refuse([large, large]))[0]).toBe(400);
  expect(await refuse([{ name: 'large.pdf', bytes: Buffer.alloc(20_000_001) }])).toEqual([
    413,
    'The files are larger than 20 MB in all.',
  ]);
  expect((await refuse([large, large, large]))[0]).toBe(413);
  for (const message of [undefined, '{', {}, { text: ' ' }, [], 'null'])
    expect((await refuse([form], message === undefined ? '' : message))[0]).toBe(400);
  expect((await refuse([]))[0]).toBe(400);
  expect((await house.admin.send('POST', `/api/clients/${id}/mail`, { body: '{}' })).status).toBe(400);
  expect([await app.models.messageFiles.countDocuments(), (await house.written(id)).length]).toEqual([0, 0]);
  // Just small enough.
  expect((await write(id, [{ name: 'whole.pdf', bytes: Buffer.alloc(20_000_000, 'x') }])).status).toBe(202);
});

test('only who may write to the lead sends files, by the rules of every e-mail', async () => {
  await using house = await open();
  const { id, write, app, admin } = house;
  const by = async (caller: { send: typeof admin.send }) =>
    (await write(id, [form], undefined, caller)).status;
  expect([await by(app.anyone), await by(await app.signInAsUser())]).toEqual([401, 403]);
  expect(await by(await app.signInAs('intake'))).toBe(202);
  expect((await write('f'.repeat(24), [form])).status).toBe(404);
  expect((await write('nobody', [form])).status).toBe(400);
  await admin.post(`/api/clients/${id}/consent/withdraw`, { source: 'phone' });
  const refused = await write(id, [form]);
  expect([refused.status, refused.body.code]).toEqual([409, 'NOT_ALLOWED']);
});

test('a file of one lead is not the other’s: a message of theirs gives no file away', async () => {
  await using house = await open();
  const { id, other, write, written, download } = house;
  await write(id, [form]);
  await write(other, [picture], { text: 'Yours', files: [{ name: 'x' }], id, channel: 'text' });
  const [[mine], [theirs]] = [await written(id), await written(other)];
  expect([mine.files.length, theirs.files.map(({ name }: File) => name)]).toEqual([1, ['scene.png']]);
  expect(Buffer.from(await (await download(theirs.id, 0)).arrayBuffer()).equals(png)).toBe(true);
  expect((await download(theirs.id, 1)).status).toBe(404);
});

test('a try that failed is repeated with the same files, once; without a file nothing is sent', async () => {
  await using house = await open();
  const { id, write, written, app, smtp, clock } = house;
  await write(id, [form]);
  smtp.behave({ cut: true });
  await app.outbox.run();
  const before = smtp.got.length;
  smtp.behave({});
  clock.time += hour;
  await app.outbox.run();
  clock.time += hour;
  await app.outbox.run();
  expect(smtp.got.length).toBe(before + 1);
  expect((await extractFile(smtp.got.at(-1)!.raw, 0))!.equals(pdf)).toBe(true);
  expect((await written(id))[0]).toMatchObject({ state: 'accepted' });

  clock.time += 1000;
  await write(id, [form], { text: 'Again' });
  const [{ id: second }] = await written(id);
  await app.models.messageFiles.deleteMany({ message: second });
  await app.outbox.run();
  expect(smtp.got.length).toBe(before + 1);
  expect((await written(id))[0]).toMatchObject({ state: 'refused', errorCode: 'FILE_GONE' });
});

test('files go with their person, and those of a message that was never written after an hour', async () => {
  await using house = await open();
  const { id, write, app, admin, clock } = house;
  const create = app.models.messages.create;
  // Like a server that is killed between the files and the message.
  app.models.messages.create = (() => Promise.reject(new Error('killed'))) as never;
  expect((await write(id, [form])).status).toBe(500);
  app.models.messages.create = create;
  expect(await app.models.messageFiles.countDocuments()).toBe(1);
  clock.time += hour / 2;
  await write(id, [picture]);
  await dropGoneMessages(app);
  expect(await app.models.messageFiles.countDocuments()).toBe(2);
  clock.time += 2 * hour;
  await dropGoneMessages(app);
  expect(await app.models.messageFiles.countDocuments()).toBe(1);
  const person = await loadPerson(app, { leads: [id], refused: [] });
  const collected = (await messageFiles.collect(app, person)) as { base64: string }[];
  expect(collected.map(({ base64 }) => base64)).toEqual([png.toString('base64')]);
  await admin.delete(`/api/clients/${id}`);
  await app.models.clients.collection.deleteOne({ email: 'maria.lopez@example.com' });
  await dropGoneMessages(app);
  expect(await app.models.messageFiles.countDocuments()).toBe(0);
});
