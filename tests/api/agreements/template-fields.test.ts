import { expect, test } from 'vitest';
import { type AgreementDoc, openContent } from '../../../server/documents/agreement.model';
import { maria, openAgreements } from '../../support/agreements';

const text = `{{firm.letterhead}}

{{client.addressBlock}}

Born {{client.birthDate}} in {{client.state}}.

{{treatment.providers}}

From {{treatment.from}} to {{treatment.to}}.

[sign client]
`;
const draft = (language: 'en' | 'es' = 'en') => ({
  kind: 'other' as const,
  language,
  text,
  terms: {},
});
const details = {
  lastName: 'Lopez',
  street: '12 Oak Street',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  dateOfBirth: '1980-02-03',
};

/** A house with the lead's address and birth date, and a template with all kinds of fields. */
const openHouse = async () => {
  const house = await openAgreements();
  const { admin, lead } = house;
  await house.app.models.clients.updateOne({ _id: lead }, { $set: details });
  const preview = (by = admin, id: string = lead, language: 'en' | 'es' = 'en') =>
    by.query('agreementTemplates.preview', { id, signers: [maria], template: draft(language) });
  const template = async (language: 'en' | 'es'): Promise<string> => {
    const input = { ...draft(language), name: 'Authorization', caseTypes: [], keptYears: 7 };
    const { body } = await admin.mutate('agreementTemplates.create', input);
    const { id } = body.result.data;
    await house.lawyer.post(`/api/agreement-templates/${id}/adopt`, { version: 1 });
    return id;
  };
  return Object.assign(house, { preview, template });
};

test('a preview fills in what the lead has, in blocks with lines, and names what is empty', async () => {
  await using house = await openHouse();
  const { body } = await house.preview();
  const { blocks, empty } = body.result.data;
  const firm = await house.app.agreements.firm();
  expect(blocks[0].words).toEqual([{ text: `${firm.name}\n${firm.address}\n${firm.phone}` }]);
  expect(blocks[1].words).toEqual([{ text: 'Maria Lopez\n12 Oak Street\nAustin, TX 78701' }]);
  expect(blocks[2].words).toContainEqual({ text: 'February 3, 1980' });
  expect(blocks[3].words).toEqual([{ field: 'treatment.providers' }]);
  expect(empty).toEqual(['treatment.providers', 'treatment.from', 'treatment.to']);
});

test('a preview leaves the values of a lead out if another person is represented', async () => {
  await using house = await openHouse();
  const signers = [{ ...maria, role: 'parent', capacity: 'parent', for: 'Ana Lopez' }];
  const input = { id: house.lead, signers, template: draft() };
  const { body } = await house.admin.query('agreementTemplates.preview', input);
  expect(body.result.data.empty).toEqual(
    expect.arrayContaining(['client.addressBlock', 'client.birthDate', 'client.state']),
  );
});

test('nobody sees a lead in a preview who may not open it, and no one sees a deleted lead', async () => {
  await using house = await openHouse();
  expect((await house.preview(await house.app.signInAsUser())).status).toBe(403);
  expect((await house.preview(house.app.anyone)).status).toBe(401);
  expect((await house.preview(house.admin, 'f'.repeat(24))).status).toBe(404);
  await house.admin.delete(`/api/clients/${house.lead}`);
  expect((await house.preview()).status).toBe(404);
});

test.each([
  ['en', 'January 5, 2025', 'December 31, 2025'],
  ['es', '5 de enero de 2025', '31 de diciembre de 2025'],
] as const)('in %s, dates come out in words and providers in lines', async (language, from, to) => {
  await using house = await openHouse();
  const values = {
    'treatment.providers': 'Dr. Kim Park\r\n\r\n  St. Mary Hospital ',
    'treatment.from': '2025-01-05',
    'treatment.to': '2025-12-31',
  };
  const { id } = await house.send({ template: await house.template(language), values });
  const doc = (await house.app.models.agreements.findById(id).lean<AgreementDoc>())!;
  const { blocks } = openContent(house.app.agreements, doc);
  expect(blocks).toContainEqual({ type: 'paragraph', words: [{ text: 'Dr. Kim Park\nSt. Mary Hospital' }] });
  const period = JSON.stringify(blocks);
  expect([period.includes(from), period.includes(to)]).toEqual([true, true]);
  const refusal = await house.post({
    template: await house.template(language),
    values: { ...values, 'client.birthDate': '1990-01-01' },
  });
  expect([refusal.status, refusal.body.code]).toEqual([400, 'FIELD_IS_FILLED']);
});
