import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { ourNumber } from '../../support/texts';
import { openDesk, themes } from './text-support';

const fits = 'document.documentElement.scrollWidth <= window.innerWidth';

for (const [name, look] of themes)
  test(`an administrator sees what is left before the first text, and checks the account, at ${name}`, async () => {
    await using desk = await openDesk({ ...look, as: 'admin' });
    const { page, standIn } = desk;
    await page.goto('/admin/settings/texting');
    const steps = page.getByRole('region', { name: 'Steps before the first text' });
    const step = (title: string) => steps.getByRole('listitem').filter({ hasText: title });
    await step('An account at Twilio or Telnyx').getByText('Done').waitFor();
    await step('The public address of this server').getByText('To do').waitFor();
    await step('Texts reach us').getByText('To do').waitFor();
    const keywords = step('Who answers STOP and HELP');
    await keywords.getByText('Check', { exact: true }).waitFor();

    await page
      .getByRole('region', { name: 'Answers to STOP and HELP' })
      .getByRole('button', { name: 'Save' })
      .click();
    await keywords.getByText('Done').waitFor();

    const card = page.getByRole('region', { name: 'Check the account' });
    const button = card.getByRole('button', { name: 'Check now' });
    await button.focus();
    await page.keyboard.press('Enter');
    await card.getByText('It is not in this account', { exact: false }).waitFor();
    standIn.own(ourNumber, 'http://www.example.com/api/texts/inbound');
    await button.click();
    await card.getByText('its texts come to us', { exact: false }).waitFor();
    expect(standIn.texts).toHaveLength(0);

    await desk.receive('Hello');
    await page.reload();
    await step('Texts reach us').getByText('Done').waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    expect(await page.evaluate(fits)).toBe(true);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
    expect(desk.problems).toEqual([]);
  });

test('a clerk has no checklist', async () => {
  await using desk = await openDesk();
  await desk.page.goto('/admin/settings/texting');
  await expect(desk.page.getByText('Steps before the first text')).toHaveCount(0);
  await expect(desk.page.getByRole('button', { name: 'Check now' })).toHaveCount(0);
});
