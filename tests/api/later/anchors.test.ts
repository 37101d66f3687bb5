import { expect, test } from 'vitest';
import { weeklyHead } from '../../../server/mail/tell-staff';
import { mailTemplates } from '../../../server/mail/templates';
import { checkHeld } from '../../../server/proof/ledger/check-held';
import { readHeads } from '../../../server/proof/ledger/held';
import { loadLedger } from '../../../server/proof/ledger/load-ledger';
import type { Language } from '../../../shared/lead-fields';
import { openAgreements } from '../../support/agreements';
import { consented } from '../../support/consented';
import { openMail } from '../../support/mail/open-mail';

type House = Awaited<ReturnType<typeof openMail>>;

/** A firm with entries in its log, and the next visitor's receipt, as the mailbox shows it. */
const openReceipt = async (language: Language = 'en') => {
  const house = await openMail();
  await house.lead(consented({ email: 'first@example.com', phoneNumber: '(415) 555-0111' }));
  await house.app.consents.sealAll();
  await house.lead(consented({ email: 'second@example.com', phoneNumber: '(415) 555-0112', language }));
  await house.app.outbox.run();
  return { house, receipt: house.smtp.got.at(-1)!.text };
};

const findProblems = async ({ app }: Pick<House, 'app'>, text: string) => {
  const ledger = await loadLedger({ models: app.models, personKeys: app.consents.personKeys });
  return checkHeld(ledger, { heads: readHeads(text) }).map(({ why }) => why);
};

test("a visitor's receipt carries the newest signed head, which `--head` takes as the whole message or its lines", async () => {
  const { house, receipt } = await openReceipt();
  await using _ = house;
  const { head, keyId, signature } = (await house.app.anyone.get('/api/consent/head')).body;
  const [held] = readHeads(receipt);
  expect(held).toMatchObject({ rootHash: head.rootHash, timestamp: head.timestamp, keyId, signature });
  const lines = `${held!._id}:${held!.rootHash}\n${keyId} ${head.timestamp}\n${signature}`;
  for (const text of [receipt, lines, lines.replaceAll('\n', '\r\n> '), lines.replaceAll('\n', '  ')])
    expect([readHeads(text).length, await findProblems(house, text)]).toEqual([1, []]);
  expect(receipt.replaceAll('=\r\n', '')).toContain('the signed state of our records');
});

test('a firm that changes an earlier record and signs everything again is found out by the receipt', async () => {
  const { house, receipt } = await openReceipt();
  await using _ = house;
  const { models } = house.app;
  const forged = 'f'.repeat(64);
  await models.ledger.updateOne({ _id: 1 }, { $set: { leafHash: forged, nodes: [forged] } });
  await models.ledgerHeads.deleteMany({});
  expect(await findProblems(house, receipt)).not.toEqual([]);
  const { _id, rootHash, timestamp, keyId } = readHeads(receipt)[0]!;
  const other = `${_id}:${rootHash}\n${keyId} ${timestamp}\n${'A'.repeat(86)}==`;
  expect(await findProblems(house, other)).toContain('no key of this log signed the head that you hold');
});

test('a firm that rewrote its texts sends the head all the same, and in Spanish it says what it is', async () => {
  const template = mailTemplates['request-received'] as { paragraphs: readonly string[] };
  const usual = template.paragraphs;
  template.paragraphs = ['Hi.'];
  try {
    const { house, receipt } = await openReceipt();
    await using _ = house;
    expect([receipt.includes('Hi.'), readHeads(receipt).length]).toEqual([true, 1]);
  } finally {
    template.paragraphs = usual;
  }
  const { house, receipt } = await openReceipt('es');
  await using _ = house;
  expect(receipt).toContain('Guarde esto');
  expect(readHeads(receipt)).toHaveLength(1);
});

test("a signer's copy carries a head that covers the agreement's own entries", async () => {
  await using house = await openAgreements();
  const { id, tokens } = await house.send();
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  await house.countersign(id);
  for (let round = 0; round < 5; round++) await house.app.outbox.run();
  const copy = house.smtp.got.findLast(({ text }) => text.includes('Your copy'))!;
  const [head] = readHeads(copy.text);
  const sealed = await house.app.models.consents.find({ kind: 'agreement' }).lean();
  expect(sealed.length).toBeGreaterThan(0);
  expect(head!.signature).toBeDefined();
  expect(await findProblems(house, copy.text)).toEqual([]);
  expect(Math.min(...sealed.map(({ index }) => index ?? Infinity))).toBeLessThan(head!._id);
});

test('the weekly head goes to an address outside the staff where one is set, without a mailbox of the staff as well', async () => {
  await using house = await openMail({ heads: 'notary@example.com' });
  await house.lead(consented());
  await house.app.consents.sealAll();
  for (let round = 0; round < 2; round++) await weeklyHead(house.app);
  await house.app.outbox.run();
  const mails = house.smtp.got.filter(({ text }) => text.includes('The state of your consent log'));
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain('To: notary@example.com');
  expect(await findProblems(house, mails[0]!.text)).toEqual([]);
});
