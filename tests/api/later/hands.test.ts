import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createOutbox } from '../../../server/core/outbox/run-outbox';
import { event, handle } from '../../../server/core/outbox/work';
import { createTransport } from '../../../server/mail/transport';
import { z } from '../../../shared/zod';
import { firm } from '../../support/browser/firm';
import { eventually } from '../../support/eventually';
import { startReceiver } from '../../support/mail/receiver';
import { startSmtp } from '../../support/mail/smtp';
import { make } from '../../support/make';
import { noMail, startApp } from '../../support/start-app';

const tell = { kind: 'tell', data: z.object({ to: z.string() }) };
const deliver = { kind: 'deliver', data: z.object({ webhook: z.string() }) };

const hangs = () => {};
const drips = (_: unknown, res: ServerResponse) => {
  res.writeHead(200);
  const dripping = setInterval(() => res.write('.'), 100);
  res.once('close', () => clearInterval(dripping));
};
const floods = (_: unknown, res: ServerResponse) => res.end('x'.repeat(4_000_000));
const redirects = (_: unknown, res: ServerResponse) => res.writeHead(302, { location: '/' }).end();

test('good receivers get their messages while eleven others hang, drip, flood and redirect', async () => {
  await using smtp = await startSmtp();
  await using app = await startApp({
    networks: ['127.0.0.1'],
    publicUrl: firm.origin,
    mail: {
      ...noMail,
      transport: createTransport(smtp.url),
      from: 'help@lantern.example',
      staff: 'intake@lantern.example',
    },
  });
  await using good = await startReceiver();
  await using bad = await startReceiver();
  let cutOff = 0;
  const behaviors = [hangs, drips, hangs, floods, hangs, drips, hangs, redirects, hangs, drips, hangs];
  bad.behave((delivery, res) => {
    const behave = behaviors[Number(new URL(delivery.path, bad.url).searchParams.get('number'))]!;
    if (behave === hangs || behave === drips) res.once('close', () => cutOff++);
    behave(delivery, res);
  });
  const admin = await app.signInAsAdmin();
  const urls = [...behaviors.map((_, number) => `${bad.url}?number=${number}`), good.url];
  for (const url of urls)
    await admin.mutate('webhooks.create', { name: 'x', url, events: ['lead.created'], fields: [] });
  await app.interest.look();
  // With twelve receivers and a mail for each more than the outbox looks at at once.
  const leads = 6;
  for (let number = 0; number < leads; number++)
    await app.anyone.post('/api/clients', make.client({ lastName: `Lopez ${number}` }));
  await app.outbox.start();
  // On a slow machine the ledger has a head by now, which is mailed, too.
  const toStaff = () => smtp.got.filter(({ raw }) => raw.includes('Subject: New lead')).length;
  await eventually(() => [good.got.length, toStaff()]).toEqual([leads, leads]);
  // No failing message was given up for it.
  expect(cutOff).toBe(0);
});

test('other receivers get their messages no matter how many wait for one receiver', async () => {
  const clock = { time: Date.UTC(2026, 0, 1) };
  const now = () => clock.time;
  await using app = await startApp({ now });
  const { id } = (await app.anyone.post('/api/clients', make.client())).body;
  const begun: unknown[] = [];
  const outbox = createOutbox({
    models: app.models,
    now,
    work: {
      tell: {
        data: tell.data,
        receivers: async ({ data }) => [{ id: 'x', kind: deliver.kind, data: { webhook: String(data.to) } }],
      },
      ...handle(deliver, ({ data: { webhook } }, signal) => {
        begun.push(webhook);
        if (webhook !== 'bad') return Promise.resolve();
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      }),
    },
  });
  const tellMany = async (to: string, count: number) => {
    clock.time += 10;
    const events = Array.from({ length: count }, () => event(tell, now, { to }));
    await app.models.clients.updateOne({ _id: id }, { $push: { outbox: { $each: events } } });
  };
  await tellMany('bad', 300);
  await tellMany('good', 2);
  await tellMany('other', 1);
  await outbox.start();
  await eventually(() => begun.filter((to) => to !== 'bad').sort()).toEqual(['good', 'good', 'other']);
  expect(begun.filter((to) => to === 'bad')).toHaveLength(8);
  await outbox.close();
});
