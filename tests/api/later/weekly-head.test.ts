import { expect, test } from 'vitest';
import { weeklyHead } from '../../../server/mail/tell-staff';
import { day } from '../../../shared/durations';
import { consented } from '../../support/consented';
import { openMail } from '../../support/mail/open-mail';

test('the newest head of the ledger goes to the mailbox of the firm once a week, as one can hold it against the log', async () => {
  await using house = await openMail({ staff: 'intake@lantern.example', staffMode: 'daily' });
  const { app, clock, smtp } = house;
  const findMails = () => smtp.got.filter(({ text }) => text.includes('The state of your consent log'));
  await weeklyHead(app);
  await app.anyone.post('/api/clients', consented());
  await app.consents.sealAll();
  for (let round = 0; round < 2; round++) await weeklyHead(app);
  await app.outbox.run();
  expect(findMails()).toHaveLength(1);
  const { head, keyId } = (await app.anyone.get('/api/consent/head')).body;
  const flat = findMails()[0]!.text.replaceAll('=\r\n', '');
  expect(flat).toContain(`--key ${keyId} --head ${head.treeSize}:${head.rootHash}`);
  clock.time += 7 * day;
  await weeklyHead(app);
  await app.outbox.run();
  expect(findMails()).toHaveLength(2);
});
