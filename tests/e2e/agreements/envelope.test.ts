import { expect, test } from '@playwright/test';
import { say, signingWords } from '../../../server/signing/page/say';
import { partyInWords } from '../../../shared/agreements/capacities';
import { describeField } from '../../../shared/agreements/template-fields';
import { looksRight } from '../staff/admin-support';
import { openSigning, widths } from './open-signing';

const names = {
  en: ['Contingency fee agreement', 'Medical records authorization', 'Notice to cancel'],
  es: [
    'Contrato de honorarios condicionados al resultado',
    'Autorización de expedientes médicos',
    'Aviso de cancelación',
  ],
};

const parents = [
  { name: 'Rosa Lopez', email: 'rosa.lopez@example.com' },
  { name: 'Jose Lopez', email: 'jose.lopez@example.com' },
] as const;
const forParents = (language: 'en' | 'es'): string[] => [names[language][0]!, names[language][2]!];

/** A firm, and the staff's send form of a lead with three documents chosen. */
const openEnvelope = async (width: number, language: 'en' | 'es') => {
  const house = await openSigning({ as: 'admin', viewport: { width, height: 812 } }, language);
  const { page, app } = house;
  const words = signingWords[language];
  const form = page.getByRole('region', { name: 'New agreement' });
  return {
    ...house,
    words,
    form,
    looksRight: () => looksRight(page, { widths }),
    /** Chooses the documents in the form. */
    fill: async () => {
      await page.goto(`/admin/clients/${house.lead}`);
      await page.getByRole('tab', { name: 'Agreement', exact: true }).click();
      await form.getByRole('button', { name: /More documents in one envelope/ }).click();
      for (const name of names[language].slice(1)) await form.getByRole('checkbox', { name }).check();
      for (const [field, value] of Object.entries({
        'client.birthDate': '1980-05-01',
        'treatment.providers': 'Springfield General Hospital\nOak Street Clinic',
        'treatment.from': '2026-01-05',
        'treatment.to': '2026-06-30',
      }))
        await form.getByLabel(describeField(field).label).fill(value);
    },
    /** Sends two documents for the lead, who is a minor, to both parents. */
    sendToParents: async () => {
      const templates = (
        await app.models.agreementTemplates.find({ name: { $in: forParents(language) } }).lean()
      )
        .toSorted(
          (one, other) => forParents(language).indexOf(one.name) - forParents(language).indexOf(other.name),
        )
        .map(({ _id }) => String(_id));
      const signers = parents.map((one) => ({ ...one, role: 'parent', capacity: 'parent' }));
      const { status, body } = await house.admin.post(`/api/clients/${house.lead}/agreements`, {
        ...{ templates, signers, order: 'in-turn', deliver: 'mail' },
      });
      expect(status).toBe(201);
      return (body.agreements as { id: string }[]).map(({ id }) => id);
    },
    /** Enters the code and the consent, in a browser without a staff session. */
    enter: async (address: string) => {
      await page.goto('/icon.svg');
      await page.context().clearCookies();
      await page.goto(address);
      await looksRight(page, { widths });
      await house.agree();
      await looksRight(page, { widths });
      await page.getByRole('button', { name: words.consent.button }).click();
    },
    /** Signs the document that is open. */
    sign: async (who?: string) => {
      await page.getByRole('link', { name: words.read.button }).click();
      await house.markPlaces(who);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: words.finish.button }).click();
    },
    [Symbol.asyncDispose]: house[Symbol.asyncDispose],
  };
};

test('staff send three documents, and the signer signs two and declines one, in Spanish', async () => {
  await using house = await openEnvelope(320, 'es');
  const { page, form, words } = house;
  await house.fill();
  await house.looksRight();
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Document 3 of 3 in one envelope').waitFor();
  await house.looksRight();

  await house.enter(await house.addressInMail());
  const [first, second, third] = names.es;
  const shows = (n: number, title = '') => page.getByText(say(words.document, { n, of: 3, title })).waitFor();
  await shows(1, first);
  await house.looksRight();
  await house.sign();
  await shows(2, second);
  await house.looksRight();
  await page.getByText(words.ways.no.title, { exact: true }).click();
  await page.getByRole('button', { name: words.ways.no.button, exact: true }).click();
  await shows(3, third);
  await house.sign();
  await page.getByRole('heading', { level: 1, name: words.done.heading, exact: true }).waitFor();
  await page.getByRole('listitem').filter({ hasText: words.done.states.declined }).waitFor();
  for (const document of [first!, third!]) {
    const link = page.getByRole('link', { name: say(words.done.copyOf, { document }) });
    const copy = await page.request.get(new URL((await link.getAttribute('href'))!, page.url()).href);
    expect([copy.status(), copy.headers()['content-type']]).toEqual([200, 'application/pdf']);
  }
  await expect(page.getByRole('link', { name: say(words.done.copyOf, { document: second! }) })).toHaveCount(
    0,
  );
  await house.looksRight();
  expect(house.problems).toEqual([]);
});

test('both parents of a minor sign two documents, one after the other, in English', async () => {
  await using house = await openEnvelope(375, 'en');
  const { page, admin, smtp, words } = house;
  const ids = await house.sendToParents();
  const minor = partyInWords({ name: '', role: 'parent', capacity: 'parent', for: 'Maria Lopez' }, 'en');
  for (const [place, { name, email }] of parents.entries()) {
    await house.enter(await house.addressInMail(email));
    for (const [index, title] of forParents('en').entries()) {
      await page.getByText(say(words.document, { n: index + 1, of: 2, title })).waitFor();
      await page.getByText(minor).first().waitFor();
      await house.looksRight();
      await house.sign(name);
    }
    await page.getByRole('heading', { level: 1, name: words.done.heading, exact: true }).waitFor();
    await house.looksRight();
    const invited = smtp.got.filter(({ to }) => to.join().includes(parents[1].email));
    if (place === 0) expect(invited).toEqual([]);
  }
  for (const id of ids) {
    const { state, signers } = (await admin.get(`/api/agreements/${id}`)).body;
    expect(['signed', 'complete']).toContain(state);
    expect(signers.map(({ state }: { state: string }) => state)).toEqual(['signed', 'signed']);
  }
  expect(house.problems).toEqual([]);
});
