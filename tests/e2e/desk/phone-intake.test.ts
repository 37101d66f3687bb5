import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { openStaff } from '../staff/admin-support';

test('a call is taken down, kept over a reload, and opened when it is saved; what is missing is said at its field, and signing out forgets the draft', async () => {
  await using staff = await openStaff({ as: 'intake' });
  const { page, admin } = staff;
  await test.step('a call is taken down, kept over a reload, and opened when it is saved', async () => {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Take a call' }).click();
    const form = page.locator('main form');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('phoneNumber');
    await expect(form.locator('input:checked')).toHaveCount(0);
    await form.getByLabel('First name').fill('Rosa');
    await form.getByLabel('Last name').fill('Lind');
    await form.getByLabel('Phone number').fill('212 555 0147');
    await form.getByLabel('Case type').selectOption({ label: 'AFFF' });
    const firefighter = form.getByRole('group', { name: /Did you work as a firefighter/ });
    await firefighter.getByLabel('Yes').check();
    await expect(form.getByLabel(/Which lawyer or firm/)).toHaveCount(0);
    await form
      .getByRole('group', { name: /another lawyer/ })
      .getByLabel('Yes')
      .check();
    await form.getByLabel(/Which lawyer or firm/).fill('Gray & Sons');
    await form.getByLabel('How they found us').fill('Billboard');
    await form.getByText('More about them').click();
    await form.getByLabel('Note for the office').fill('Call after five.');

    await page.reload();
    await page.getByText('We kept what you typed earlier.').waitFor();
    await expect(form.getByLabel('Phone number')).toHaveValue('212 555 0147');
    await expect(firefighter.getByLabel('Yes')).toBeChecked();
    await expect(form.getByLabel(/Which lawyer or firm/)).toHaveValue('Gray & Sons');

    await form.getByRole('button', { name: 'Save lead' }).click();
    await page
      .getByText('2 required questions have no answers yet. Ask them, or save without them.')
      .waitFor();
    await form.getByLabel(/What is the injury/).fill('Kidney cancer');
    await form.getByRole('button', { name: 'Save without these answers' }).click();
    await page.getByText('Rosa Lind is saved.').waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await staff.heading('Rosa Lind').waitFor();
    const [lead] = (await admin.get('/api/clients')).body;
    expect(lead).toMatchObject({
      email: '',
      status: 'Contacted',
      source: 'phone',
      campaign: 'Billboard',
      answers: { firefighter: true, hasLawyer: true, lawyer: 'Gray & Sons', injury: 'Kidney cancer' },
    });
    expect(lead.assignedTo).not.toBeNull();
    await page.getByText('Call after five.').waitFor();
    await expect(page.getByRole('link', { name: 'Write an e-mail' })).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('call-draft'))).toBeNull();

    await page.getByRole('button', { name: 'Edit' }).click();
    await staff.dialog.getByLabel('Last name').fill('Lindt');
    await staff.dialog.getByRole('button', { name: 'Save changes' }).click();
    await staff.heading('Rosa Lindt').waitFor();

    const questions = page.getByRole('region', { name: 'Questions' });
    await questions.getByText('Still unknown: Was exposed to firefighting foam').waitFor();
    await questions.getByText('1 still to ask').waitFor();
    await questions.getByLabel(/When did it happen/).fill('long ago');
    await questions.getByText('Enter a date such as 11/12/26').waitFor();
    await questions.getByLabel(/When did it happen/).fill('mayo de 2024');
    await questions.getByText('May 2024. Exact day?').waitFor();
    await questions.getByRole('button', { name: 'Save answers' }).click();
    await questions.getByText('All asked').waitFor();
    const talk = page.getByRole('region', { name: 'Conversation' });
    await talk.getByRole('button', { name: 'Show everything' }).click();
    await talk.getByText(/When did it happen.*empty → 2024-05/).waitFor();
  });
  expect(staff.problems).toEqual([]);

  await test.step('what a call is missing is said at its field, who may be known is shown, and signing out forgets the draft', async () => {
    await staff.leads({});
    await page.goto('/admin/call');
    const form = page.locator('main form');
    await form.getByLabel('Phone number').fill('(415) 555-0132');
    await form.getByRole('link', { name: 'Maria Lopez' }).waitFor();
    await form.getByLabel('Phone number').press('Enter');
    await page.locator('button:focus', { hasText: 'It is them' }).waitFor();
    await form.getByRole('button', { name: 'Save lead' }).click();
    await expect(form.getByText('Required', { exact: true })).toHaveCount(3);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('firstName');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('call-draft'))).toContain('415');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('call-draft'))).toBeNull();
  });
});

test('an administrator orders the questions of a case type, which the next call asks so, and one that asks for a field of the lead is answered once', async () => {
  await using staff = await openStaff({ as: 'admin' });
  const { page, admin } = staff;
  await test.step('an administrator orders the questions of a case type, and the next call asks them so', async () => {
    await page.goto('/admin/questions');
    await page.getByLabel('Case type').selectOption({ label: 'Zantac' });
    await page.getByRole('button', { name: 'Add question' }).click();
    await page.getByRole('button', { name: 'Save questions' }).click();
    await page.getByText('Enter the question.').waitFor();
    // A toast over a button makes it smaller for axe.
    await page.getByRole('button', { name: 'Dismiss' }).click();
    const rows = page.locator('main ol > li');
    const last = rows.last();
    await last
      .getByRole('textbox', { name: 'Question', exact: true })
      .fill('Did you take the brand-name pill?');
    await last.getByLabel('Required').check();
    for (let step = 0; step < 6; step++)
      await page.getByRole('button', { name: 'Move up: Did you take the brand-name pill?' }).click();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save questions' }).click();
    await staff.toast('Questions saved').waitFor();
    // Above the question that it follows, it still names it.
    await page.getByRole('button', { name: 'Move up: Which doctor or hospital?' }).click();
    const followUp = rows.filter({ has: page.getByLabel('When the answer is') }).first();
    await expect(followUp.getByLabel('Asked')).toHaveValue('treated');
    await page.getByRole('button', { name: 'Remove: Has a doctor treated it?' }).click();
    await page.getByRole('button', { name: 'Save questions' }).click();
    await page.getByText('Move the follow-up below the question it follows.').waitFor();

    await page.goto('/admin/call');
    await page.getByLabel('Case type').selectOption({ label: 'Zantac' });
    const first = page.locator('[data-questions]').locator('fieldset, label').first();
    await page.getByText('Did you take the brand-name pill?').waitFor();
    await expect(first).toContainText('Did you take the brand-name pill?');
  });

  await test.step('a question that asks for a field of the lead is answered once: in the editor, on the lead’s page and in its details', async () => {
    const [id] = await staff.leads({ caseType: '11' });
    await page.goto('/admin/questions');
    await page.getByLabel('Case type').selectOption('11');
    await page.getByRole('button', { name: 'Add question' }).click();
    await page.getByLabel('Question', { exact: true }).last().fill('What is your street address?');
    await page.getByLabel('Answer', { exact: true }).last().selectOption('text');
    await page.getByLabel('Stored in').last().selectOption('Street');
    await page.getByRole('button', { name: 'Save questions' }).click();
    await staff.toast('Questions saved').waitFor();
    await page.goto(`/admin/clients/${id}`);
    await page.getByLabel('What is your street address?').fill('12 Harbor Street');
    await page.getByRole('button', { name: 'Save answers' }).click();
    await staff.toast('Answers saved').waitFor();
    const lead = (await admin.get(`/api/clients/${id}`)).body;
    expect([lead.street, lead.answers ?? {}]).toEqual(['12 Harbor Street', {}]);
    await admin.put(`/api/clients/${id}`, { street: '14 Harbor Street' });
    await expect(page.getByLabel('What is your street address?')).toHaveValue('14 Harbor Street');
  });
  expect(staff.problems).toEqual([]);
});
