import { expect } from '@playwright/test';
import { createTransport } from '../../../server/mail/transport';
import { signingWords } from '../../../server/signing/page/say';
import { makeAdminLawyer } from '../../support/lawyer';
import { startSmtp } from '../../support/mail/smtp';
import { noMail } from '../../support/start-app';
import { openStaff } from '../staff/admin-support';

/** The widths of the pages of a signer. */
export const widths = [320, 375, 1280];

type Options = Parameters<typeof openStaff>[0];

/**
 * The staff area in a browser, a mail server, and a lead whose conflict check is clear, so that it can get an
 * agreement.
 */
export const openSigning = async (options: Options = {}, language: 'en' | 'es' = 'en', isChecked = true) => {
  const smtp = await startSmtp();
  const staff = await openStaff({
    ...options,
    app: {
      ...options.app,
      mail: {
        ...noMail,
        transport: createTransport(smtp.url),
        from: 'Lantern Justice <help@lantern.example>',
      },
    },
  });
  const { app, admin } = staff;
  await makeAdminLawyer(app);
  const [lead] = await staff.leads({
    firstName: 'Maria',
    lastName: 'Lopez',
    email: 'maria.lopez@example.com',
    language,
  });
  if (isChecked) await admin.post(`/api/clients/${lead}/conflicts`, {});
  let codesRead = 0;
  /** The code in the next mail that has one; the page may still be asking for it. */
  const findCode = async () => {
    const pattern = /\b(\d{6})\b/;
    const findCodes = () =>
      smtp.got
        .filter(({ text }) => /code|código|codigo|c=C3=B3digo/i.test(text))
        .flatMap(({ text }) => pattern.exec(text.split('\r\n\r\n').slice(1).join(' '))?.[1] ?? []);
    await expect
      .poll(async () => {
        await app.outbox.run();
        return findCodes().length;
      })
      .toBeGreaterThan(codesRead);
    codesRead = findCodes().length;
    return findCodes().at(-1)!;
  };
  return {
    ...staff,
    lead: lead!,
    /** The address of the signing page for a new agreement. */
    sendByLink: async () => {
      const templates: { id: string; name: string; language: string; kind: string }[] = (
        await admin.query('agreementTemplates.list', undefined)
      ).body.result.data;
      const template = templates.find((one) => one.kind === 'fee' && one.language === language)!.id;
      const signers = [{ name: 'Maria Lopez', email: 'maria.lopez@example.com', role: 'client' }];
      const { body } = await admin.post(`/api/clients/${lead}/agreements`, {
        ...{ template, signers, deliver: 'link' },
      });
      const address = new URL(body.links[0].url).pathname;
      return { id: body.id as string, address, token: address.split('/sign/')[1]! };
    },
    code: findCode,
    /** Enters the code on an open signing page, and agrees to sign on a screen. */
    agree: async () => {
      const { page } = staff;
      const words = signingWords[language];
      const token = new URL(page.url()).pathname.split('/sign/')[1]!;
      await page.getByRole('button', { name: words.code.send }).click();
      await page.getByLabel(words.code.label).fill(await findCode());
      await page.getByRole('button', { name: words.code.button, exact: true }).click();
      await page.getByLabel(words.consent.seen).fill(app.agreements.toSampleNumber(token));
      await page.locator('input[name=agree]').check();
    },
    /** The address of the signing page in the newest message that has one. */
    addressInMail: async (who = '') => {
      await app.outbox.run();
      const pattern = /(?:\/es)?\/sign\/[\w-]{43}/;
      const newest = smtp.got.findLast(({ to, text }) => to.join().includes(who) && pattern.test(text));
      return pattern.exec(newest!.text)![0];
    },
    /** Fills in each place of the document with a name, in order, by keyboard. */
    markPlaces: async (who = 'Maria Lopez') => {
      const { page } = staff;
      const heading = signingWords[language].finish.heading;
      const finish = page.getByRole('heading', { level: 1, name: heading, exact: true });
      const name = page.locator('input[name=text]');
      await name.waitFor();
      while (!(await finish.isVisible())) {
        const at = await page.locator('input[name=index]').inputValue();
        await name.fill(who);
        await name.press('Enter');
        await expect(page.locator(`input[name=index][value="${at}"]`)).toHaveCount(0);
        await page.locator('h1').waitFor();
      }
    },
    smtp,
    async [Symbol.asyncDispose]() {
      await staff[Symbol.asyncDispose]();
      await smtp[Symbol.asyncDispose]();
    },
  };
};
