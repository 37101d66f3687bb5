import { expect, test } from 'vitest';
import { type AgreementDoc, openContent } from '../../../server/documents/agreement.model';
import { recordBlocks } from '../../../server/documents/pdf/document-pdf';
import { isTold } from '../../../server/documents/words';
import { maria, openAgreements } from '../../support/agreements';
import { adoptAll } from '../../support/lawyer';

/** 8:50 PM on November 24 in New York, already November 25 in UTC. */
const at = Date.UTC(2026, 10, 25, 1, 50);
const inNewYork = () => openAgreements({ at, timeZone: 'America/New_York' });

test.each([
  ['Contingency fee agreement', 'November 24, 2026'],
  ['Contrato de honorarios condicionados al resultado', '24 de noviembre de 2026'],
])('on an evening in New York, “%s” is made on %s', async (name, day) => {
  await using house = await inNewYork();
  const template = house.templateCalled(name);
  const input = { id: house.lead, template, signers: [maria] };
  const { body } = await house.admin.query('agreements.preview', input);
  const text = JSON.stringify(body.result.data.blocks);
  expect(text).toContain(day);
  expect(text).not.toContain('25');
});

test('the dates next to both sides’ signatures use the firm’s calendar', async () => {
  await using house = await inNewYork();
  const text = 'A letter.\n\n[sign client]\n\n[date client]\n\n[sign lawyer]\n\n[date lawyer]';
  const created = await house.admin.mutate('agreementTemplates.create', {
    ...{ kind: 'other', name: 'A letter', language: 'en', caseTypes: [], text, terms: {}, keptYears: 5 },
  });
  await adoptAll(house.app);
  const { id, tokens } = await house.send({ template: created.body.result.data.id });
  const browser = await house.admit(tokens[0]!);
  await house.signAll(browser, tokens[0]!);
  await house.countersign(id);
  const { text: page } = await browser.get(`/sign/${tokens[0]}`);
  expect(page.match(/<span class="written">November 24, 2026<\/span>/g)).toHaveLength(2);
  expect(page).toContain('Nov 24, 2026, 8:50:00 PM EST (2026-11-25 01:50:00 UTC)');
});

test('the record of the signing gives each moment on the firm’s clock with its zone, and in UTC', async () => {
  await using house = await inNewYork();
  const { id, tokens } = await house.send();
  await house.signAll(await house.admit(tokens[0]!), tokens[0]!);
  await house.countersign(id);
  const doc = (await house.app.models.agreements.findById(id).lean<AgreementDoc>())!;
  const content = openContent(house.app.agreements, doc);
  const blocks = recordBlocks(
    { doc, content, firm: 'Lantern Justice', timeZone: 'America/New_York' },
    { level: 'B-B', certificate: '', isOwn: true },
  );
  const count =
    JSON.stringify(blocks).split('Nov 24, 2026, 8:50:00 PM EST (2026-11-25 01:50:00 UTC)').length - 1;
  // The steps of the signer and the lawyer, the adoption of the text, and the sending.
  expect(count).toBe(doc.events.filter(({ step }) => isTold(step)).length + 2);
  expect(JSON.stringify(blocks)).toContain('America/New_York');
});

test('a message to a signer names the last day of the link on the firm’s calendar', async () => {
  await using house = await inNewYork();
  await house.send({ deliver: 'mail' });
  await house.app.outbox.run();
  const sent = house.smtp.got.find(({ text }) => text.includes('/sign/'))!;
  expect(sent.text).toContain('December 8, 2026');
  expect(sent.text).not.toContain('December 9');
});
