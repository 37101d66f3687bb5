import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { messages, messagesInPacket } from '../../../server/conversation/holdings';
import { picturesReceived } from '../../../server/texting/pictures';
import { fetchIncoming } from '../../../server/texting/take-incoming';
import { eventually } from '../../support/eventually';
import { shareTexts } from '../../support/share-house';
import { maria, openTexts, type TextHouse } from '../../support/texts';

const openShared = shareTexts();

/** Bytes that count as a picture by their start. */
const photo = (size = 3000) => Buffer.concat([Buffer.from('ffd8ff', 'hex'), randomBytes(size)]);

/** A text with pictures from the lead's phone. */
const receive = async (house: TextHouse, pictures: Buffer[], reaches = true) => {
  await house.receive('', { pictures, reaches });
  if (!reaches) await fetchIncoming(house.app.texts);
};
/** Returns the newest text of the lead's phone. */
const newest = async (house: TextHouse, id: string) =>
  (await house.conversation(id)).find(({ direction }: { direction: string }) => direction === 'in');
/** Works on until the files of the lead's newest text are stored. */
const untilStored = async (house: TextHouse, id: string) => {
  await eventually(async () => {
    await house.app.outbox.run();
    return (await newest(house, id))?.files !== undefined;
  }).toBe(true);
  return newest(house, id);
};
const open = async (house: TextHouse, message: string, file: number) => {
  const { cookie } = house.admin.headers as { cookie: string };
  const answer = await fetch(`${house.app.url}/api/messages/${message}/files/${file}`, {
    headers: { cookie },
  });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

test.each(['twilio', 'telnyx'] as const)(
  '%s: pictures are stored as they arrived, with their hash, and the account’s key does not follow a redirect',
  async (provider) => {
    await using house = await openTexts({ provider });
    const id = await house.lead();
    const pictures = [photo(), photo()];
    await receive(house, pictures);
    const message = await untilStored(house, id);
    const hashes = pictures.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
    expect(message.files).toEqual([
      { name: 'picture-1.jpg', type: 'image/jpeg', size: 3003, sha256: hashes[0] },
      { name: 'picture-2.jpg', type: 'image/jpeg', size: 3003, sha256: hashes[1] },
    ]);
    for (const [place, picture] of pictures.entries()) {
      const { answer, bytes } = await open(house, message.id, place);
      expect(bytes.equals(picture)).toBe(true);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': expect.stringContaining('attachment'),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    }
    const stored = JSON.stringify(await house.app.models.messageFiles.find().lean());
    expect(stored).not.toContain(pictures[0]!.toString('base64').slice(0, 100));
    // A repeat stores nothing again.
    await house.app.outbox.run();
    expect(await house.app.models.messageFiles.countDocuments()).toBe(2);
  },
);

test('a picture of an unknown sender shows under "Who is this?" and is in the packet of the lead that they become', async () => {
  const house = await openShared();
  const id = await house.lead();
  const picture = photo();
  await house.receive('', { from: '+14155550188', pictures: [picture] });
  const unknown = async () => (await house.admin.get('/api/messages/unknown')).body;
  await eventually(async () => {
    await house.app.outbox.run();
    return (await unknown())[0]?.files?.length;
  }).toBe(1);
  const [message] = await unknown();
  expect((await open(house, message.id, 0)).bytes.equals(picture)).toBe(true);
  await house.admin.put(`/api/messages/unknown/${message.id}`, { clientId: id });
  expect((await open(house, message.id, 0)).bytes.equals(picture)).toBe(true);
  const { files = [] } = await messagesInPacket(house.app, { id, ids: [id] });
  const stored = files.find(({ path }) => path === `messages/${message.id}-1.jpg`);
  expect(stored!.bytes.equals(picture)).toBe(true);
});

test('what is no picture is only saved, and what is larger than 5 MB is named and not kept', async () => {
  const house = await openShared();
  const id = await house.lead();
  await receive(house, [Buffer.from('<svg onload="alert(1)"></svg>'), photo(5 * 1024 * 1024)]);
  const message = await untilStored(house, id);
  expect(message.files).toMatchObject([
    { name: 'file-1', type: 'application/octet-stream' },
    { name: 'picture-2 (larger than 5 MB, not kept)', size: 0 },
  ]);
  const { answer } = await open(house, message.id, 0);
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect((await open(house, message.id, 1)).answer.status).toBe(404);
});

test('a text whose webhook was lost brings its pictures, and one that cannot be fetched now is tried again', async () => {
  const house = await openShared();
  const { app, standIn } = house;
  const id = await house.lead();
  await receive(house, [photo()], false);
  expect((await untilStored(house, id)).files).toHaveLength(1);
  house.clock.time += 60_000;
  standIn.goAway(true);
  await receive(house, [photo(10)]);
  const failing = { kind: picturesReceived.kind, tries: { $gt: 0 }, state: 'waiting' } as const;
  await eventually(async () => {
    await app.outbox.run();
    return app.models.outbox.countDocuments(failing);
  }).toBe(1);
  const arrived = await newest(house, id);
  expect(arrived).not.toHaveProperty('files');
  standIn.goAway(false);
  house.clock.time += 60 * 60_000;
  expect(await untilStored(house, id)).toMatchObject({ id: arrived.id, files: [{ size: 13 }] });
});

test('pictures are exported and erased with their person', async () => {
  const house = await openShared();
  const id = await house.lead();
  const picture = photo();
  await receive(house, [picture]);
  await untilStored(house, id);
  const exported = await house.admin.post('/api/privacy/export', { phone: maria });
  expect(exported.text).toContain(picture.toString('base64').slice(0, 200));
  const person = { ids: [id], keys: [], emails: [], leads: [], names: [], phones: [], refused: [] };
  await messages.erase(house.app, person);
  expect(await house.app.models.messageFiles.countDocuments()).toBe(0);
});
