import { expect, test } from 'vitest';
import { suppress } from '../../../server/contact/suppress';
import { createLinks, type SealedLink } from '../../../server/core/links';
import { unsubscribeLink } from '../../../server/mail/unsubscribe';
import { removeDeleted } from '../../../server/privacy/retention/remove-deleted';
import { dropFormerLeads } from '../../../server/proof/former-leads';
import { checkLedger } from '../../../server/proof/ledger/check-ledger';
import { loadLedger } from '../../../server/proof/ledger/load-ledger';
import type { Caller } from '../../support/caller';
import { openMail } from '../../support/mail/open-mail';
import { oldAdmin } from '../../support/old-admin';

const day = 24 * 60 * 60 * 1000;
const address = 'ana.reyes@example.com';
const phoneNumber = '(212) 555-0147';

type House = Awaited<ReturnType<typeof openMail>>;

const readMail = ({ smtp }: House, to: string) =>
  smtp.got
    .findLast((letter) => letter.to[0] === to)!
    .text.replace(/=\r\n/g, '')
    .replaceAll('=3D', '=');

/** A firm, and a person with the stop link of its e-mail: today's, and the one that an earlier version would have sent. */
const openWithLinks = async () => {
  const house = await openMail();
  const id: string = await house.lead({ email: address, phoneNumber });
  await house.app.outbox.run();
  const [link] = /\/api\/consent\/stop\/[\w-]+/.exec(readMail(house, address))!;
  const earlier = `/api/consent/stop/${house.app.mail.seal.close(id, 'stop contacting')}`;
  return { house, id, admin: await house.app.signInAsAdmin(), links: { link, earlier } };
};
type Open = Awaited<ReturnType<typeof openWithLinks>>;

const remove = async ({ house, id, admin }: Open) => {
  expect((await admin.delete(`/api/clients/${id}`)).status).toBe(204);
  await removeDeleted({ ...house.app, now: () => house.clock.time + 31 * day });
  expect(await house.app.models.clients.countDocuments({ _id: id, deletedAt: { $gt: new Date(0) } })).toBe(0);
};

const erase = async ({ house, id, admin }: Open) => {
  const second = await oldAdmin(house.app);
  const choice = { leads: [id], refused: [], email: '', phoneNumber: '', reason: 'Asked' };
  const request = await admin.mutate('privacy.askErasure', choice);
  const agreed = await second.mutate('privacy.agreeToErasure', { id: request.body.result.data.id });
  expect(agreed.status).toBe(200);
};

const merge = async ({ house, id, admin }: Open) => {
  const into = await house.lead({ email: 'ana@work.example', phoneNumber: '(212) 555-0148' });
  const { status } = await admin.mutate('clients.merge', {
    into: { id: into, version: 0 },
    from: { id, version: 0 },
    take: [],
  });
  expect(status).toBe(200);
  return into;
};

const ends = {
  'is in the trash': async ({ id, admin }: Open) => void (await admin.delete(`/api/clients/${id}`)),
  'was removed': remove,
  'was erased': erase,
  'was merged': merge,
} as const;

const askWithdrawn = async (admin: Caller, id: string) =>
  (await admin.get(`/api/clients/${id}/contact?channel=call`)).body.reason;

for (const which of ['link', 'earlier'] as const)
  test.each(Object.entries(ends))(
    `a person whose lead %s stops all contact with the ${which === 'link' ? 'link in their mail' : 'link of an earlier version'}`,
    async (_, end) => {
      const open = await openWithLinks();
      await using house = open.house;
      await end(open);
      const link = open.links[which];
      const page = await house.app.anyone.get(link);
      expect([page.status, page.text.includes('<button>Stop contacting me</button>')]).toEqual([200, true]);
      expect(await house.app.models.consents.countDocuments({ kind: 'withdrawal' })).toBe(0);
      const pressed = await house.app.anyone.send('POST', link);
      expect([pressed.status, pressed.text.includes('Done.')]).toEqual([200, true]);
      // A new request from the same address or number is still left alone.
      const byAddress = await house.lead({ email: address, phoneNumber: '(212) 555-0199' });
      const byNumber = await house.lead({ email: 'other@example.com', phoneNumber });
      for (const again of [byAddress, byNumber])
        expect(await askWithdrawn(open.admin, again)).toBe('WITHDRAWN');
      const stranger = await house.lead({ email: 'stranger@example.com', phoneNumber: '(212) 555-0111' });
      expect(await askWithdrawn(open.admin, stranger)).not.toBe('WITHDRAWN');
    },
  );

test('the link of a merged lead stops the lead that it was merged into, and its timeline says so', async () => {
  const open = await openWithLinks();
  await using house = open.house;
  const into = await merge(open);
  expect((await house.app.anyone.send('POST', open.links.link)).status).toBe(200);
  expect(await askWithdrawn(open.admin, into)).toBe('WITHDRAWN');
  const timeline = (await open.admin.query('clients.timeline', { id: into })).body.result.data;
  expect(timeline[0]).toMatchObject({ action: 'withdraw', note: 'link' });
});

test('a lead that comes back from the trash shows the withdrawal of its link', async () => {
  const open = await openWithLinks();
  await using house = open.house;
  await open.admin.delete(`/api/clients/${open.id}`);
  await house.app.anyone.send('POST', open.links.earlier);
  expect((await open.admin.mutate('clients.restore', { id: open.id })).status).toBe(200);
  const timeline = (await open.admin.query('clients.timeline', { id: open.id })).body.result.data;
  expect(timeline.map(({ action }: { action: string }) => action)).toContain('withdraw');
  expect(await askWithdrawn(open.admin, open.id)).toBe('WITHDRAWN');
});

test('a person who was erased after the withdrawal of a gone lead stays withdrawn, and the ledger agrees', async () => {
  const open = await openWithLinks();
  await using house = open.house;
  await remove(open);
  await house.app.anyone.send('POST', open.links.link);
  const second = await oldAdmin(house.app);
  const choice = { leads: [], refused: [], email: address, phoneNumber, reason: 'Asked' };
  const request = await open.admin.mutate('privacy.askErasure', choice);
  await second.mutate('privacy.agreeToErasure', { id: request.body.result.data.id });
  expect(await house.app.models.consents.countDocuments({ kind: 'withdrawal', record: null })).toBe(1);
  const again = await house.lead({ email: address, phoneNumber: '(212) 555-0199' });
  expect(await askWithdrawn(open.admin, again)).toBe('WITHDRAWN');
  const { models, consents } = house.app;
  const ledger = await loadLedger({ models, personKeys: consents.personKeys });
  expect(checkLedger(ledger)).toEqual([]);
});

test('a stop link opens whatever the keys of the server are, and no one can make one', async () => {
  const { house, id, links } = await openWithLinks();
  await using _ = house;
  const stop: SealedLink = { place: '/api/consent/stop/', about: 'stop contacting', lasts: true };
  const { personKeys } = house.app.consents;
  const later = createLinks(['a key of later years'], personKeys.secret);
  const keys = await personKeys.findKeys({ email: address, phoneNumber });
  const getToken = (path: string) => path.split('/').at(-1)!;
  expect(await later.unseal(stop, getToken(links.link))).toBe([id, ...keys].join(' '));
  expect(await later.unseal(stop, getToken(await later.seal(unsubscribeLink, id)))).toBeUndefined();
});

test('what a removed lead leaves is its hashes for five years, and no address or number', async () => {
  const open = await openWithLinks();
  await using house = open.house;
  await remove(open);
  const { models, consents } = house.app;
  const former = await models.formerLeads.findById(open.id).lean();
  expect(former!.keys).toEqual(await consents.personKeys.findKeys({ email: address, phoneNumber }));
  expect(JSON.stringify(former)).not.toMatch(/reyes|555|0147/i);
  await dropFormerLeads({ ...house.app, now: () => house.clock.time + 5 * 365 * day });
  expect(await models.formerLeads.countDocuments()).toBe(1);
  await dropFormerLeads({ ...house.app, now: () => house.clock.time + (5 * 366 + 31) * day });
  expect(await models.formerLeads.countDocuments()).toBe(0);
});

test('the one-click button of a mail program unsubscribes an erased person, in either form and with an earlier link', async () => {
  const open = await openWithLinks();
  await using house = open.house;
  const { app } = house;
  await erase(open);
  const wish = (about: string) => JSON.stringify({ to: address, about });
  const place = '/api/mail/unsubscribe/';
  const earlier = place + app.mail.seal.close(wish('follow-up'), 'unsubscribe');
  const now = await app.links.seal(unsubscribeLink, wish('message'));
  const body = new FormData();
  body.set('List-Unsubscribe', 'One-Click');
  expect((await app.anyone.send('POST', now, { body })).status).toBe(200);
  expect(
    (await app.anyone.send('POST', earlier, { body: new URLSearchParams('List-Unsubscribe=One-Click') }))
      .status,
  ).toBe(200);
  const abouts = (await app.models.suppressions.find().lean()).map(({ about }) => about);
  expect(abouts.sort()).toEqual(['follow-up', 'message']);
});

test('an erased person who unsubscribed from everything gets no mail after a new request, and only a hash is kept', async () => {
  const open = await openWithLinks();
  await using house = open.house;
  const { app, smtp } = house;
  await suppress(app, { address, about: 'everything', by: 'link' });
  await erase(open);
  expect(JSON.stringify(await app.models.suppressions.find().lean())).not.toContain(address);
  const received = smtp.got.filter(({ to }) => to[0] === address).length;
  await house.lead({ email: address, phoneNumber: '(212) 555-0199' });
  await house.lead({ email: 'other@example.com', phoneNumber: '(212) 555-0198' });
  house.clock.time += 2 * day;
  await app.outbox.run();
  expect(smtp.got.filter(({ to }) => to[0] === 'other@example.com')).toHaveLength(1);
  expect(smtp.got.filter(({ to }) => to[0] === address)).toHaveLength(received);
});
