import { expect, type Page } from '@playwright/test';
import type { FieldName } from '../../../client/site/form/form-state';
import type { Site } from './open-site';

/** A person's answers, by the name of the control. */
export const answers = {
  firstName: 'Maria',
  lastName: 'Lopez',
  email: 'maria.lopez@example.com',
  phoneNumber: '(415) 555-0132',
  caseType: '7',
  additionalInfo: 'The foam of my machine came apart.\nI have coughed since March.',
};
export type Answers = typeof answers;

/** A form sent within a second of opening its page counts as a robot's. */
const untilOldEnough = (page: Page) =>
  expect.poll(() => page.evaluate('performance.now()')).toBeGreaterThan(1000);

/** The consultation form of a page, for tests. */
export const consultationOn = (page: Page) => {
  const form = page.locator('form[action="/api/clients"]');
  const field = (name: FieldName) => form.locator(`[name="${name}"]`);
  /** The next button to press: a form in two steps has another, hidden one. */
  const button = form.locator('button[type="submit"]:visible');
  const secondStep = form.locator('#consultation-step-2');
  const isInFirstStep = async () => (await secondStep.count()) > 0 && !(await secondStep.isVisible());
  const alert = form.getByRole('alert');
  /** Presses the next button once. */
  const press = async () => {
    await untilOldEnough(page);
    await button.click();
  };

  return {
    form,
    field,
    button,
    /** The message announced right away, and the one announced at the next pause. */
    alert,
    status: form.getByRole('status'),
    /** Types all answers; `caseType: ''` keeps the page's choice. */
    fill: async (different: Partial<Answers> = {}) => {
      const { caseType, additionalInfo, ...typed } = { ...answers, ...different };
      if (!(await field('additionalInfo').isVisible()))
        await form.getByRole('button', { name: /^(?:Back|Volver) / }).click();
      await field('additionalInfo').fill(additionalInfo);
      if (caseType) await field('caseType').selectOption(caseType);
      if (await isInFirstStep()) await button.click();
      for (const [name, value] of Object.entries(typed)) await field(name as FieldName).fill(value);
      await field('agreeToTerms').check();
    },
    press,
    /** Sends the form: from the first step through the second, if the first one has no errors. */
    send: async () => {
      const isFirst = await isInFirstStep();
      await press();
      if (!isFirst) return;
      await expect
        .poll(async () => (await secondStep.isVisible()) || (await alert.textContent()) !== '')
        .toBe(true);
      if (await secondStep.isVisible()) await press();
    },
    values: async (): Promise<Answers> => {
      const read = Object.keys(answers).map(async (name) => [
        name,
        await field(name as FieldName).inputValue(),
      ]);
      return Object.fromEntries(await Promise.all(read)) as Answers;
    },
    /** The control's invalid mark, and the text that assistive technology reads with it. */
    findProblem: (name: FieldName) =>
      field(name).evaluate((control) => ({
        invalid: control.getAttribute('aria-invalid') === 'true',
        text: (control.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .filter((id) => id.endsWith('-error'))
          .map((id) => document.getElementById(id)?.textContent ?? 'nothing has this id')
          .join(' '),
      })),
    /** Waits for a text; an error also appears in the summary. */
    waitForText: (text: string) => form.getByText(text, { exact: true }).first().waitFor(),
  };
};

/** Opens a page with the form and waits until its script runs and has requested the case types. */
export const openForm = async (site: Site, path = '/contact') => {
  const ready = site.page.waitForResponse('**/api/case-types');
  await Promise.all([ready, site.visit(path)]);
  await untilOldEnough(site.page);
  return consultationOn(site.page);
};

/** The stored leads, oldest first. */
export const storedLeads = (site: Site) => site.app.models.clients.find().sort({ _id: 1 }).lean();

/** The intake calls that the page has made so far. */
export const countSubmissions = (page: Page) => {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/clients')) return;
    keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
};
