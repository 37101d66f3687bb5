import { expect, test } from '@playwright/test';
import { agreementWords } from '../../client/admin/agreements/agreement-words';
import { templateWords } from '../../client/admin/agreements/templates/template-words';
import { conflictWords } from '../../client/admin/conflicts/conflict-words';
import { signingWords } from '../../server/signing/page/say';
import { openSigning } from '../e2e/agreements/open-signing';
import { axeFindings } from '../support/browser/axe';
import { phone } from '../support/browser/open-site';

const wide = { viewport: { width: 1280, height: 860 } };

test.describe.configure({ mode: 'parallel' });

for (const colorScheme of ['light', 'dark'] as const)
  for (const [size, options] of [
    ['1280 px', wide],
    ['375 px', phone],
  ] as const)
    test(`axe finds nothing where agreements are written, sent, checked and signed, at ${size} in the ${colorScheme}`, async () => {
      await using staff = await openSigning({ as: 'admin', colorScheme, ...options });
      const { page, lead } = staff;
      const { address } = await staff.sendByLink();
      const look = async () => {
        await page.evaluate(() => scrollTo(0, 0));
        await expect.poll(async () => [page.url(), await axeFindings(page)]).toEqual([page.url(), []]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      };
      await page.goto('/admin/settings/agreements');
      await page.getByText(templateWords.adoptedBy('Dana Whitfield'), { exact: false }).first().waitFor();
      await look();
      await page.getByRole('link', { name: 'Contingency fee agreement', exact: true }).first().click();
      await page.getByText('This template can go out.').waitFor();
      await look();
      await page.goto(`/admin/clients/${lead}`);
      await staff.compose(agreementWords.kind);
      await page.getByText(agreementWords.states.sent, { exact: true }).waitFor();
      await look();
      await page.goto(`/admin/clients/${lead}`);
      const parts = page.getByRole('navigation', { name: 'Parts of this lead' });
      if (size === '375 px') await parts.getByRole('button', { name: 'About' }).click();
      const card = await staff.unfold('Conflict check');
      await card.getByText(conflictWords.texts.clear).waitFor();
      await look();
      await page.goto(address);
      await page.getByRole('button', { name: signingWords.en.code.send }).waitFor();
      await look();
      expect(staff.problems).toEqual([]);
    });
