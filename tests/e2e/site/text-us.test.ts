import { expect, test } from '@playwright/test';
import { layout } from '../../../client/content/en/pages/layout';
import { layout as layoutEs } from '../../../client/content/es/pages/layout';
import { axeFindings } from '../../support/browser/axe';
import { desktop, openPages, phone } from '../../support/browser/open-site';
import { readBar } from '../../support/browser/read-bar';
import { openWithTexts } from '../../support/browser/with-texts';

const words = { en: layout.textUs, es: layoutEs.textUs } as const;
const twice = 'html { font-size: 200% }';

test('the bars of a firm that takes texts have room for it at every width, also with letters twice as large, and the menu has the number', async () => {
  for (const language of ['en', 'es'] as const) {
    // The style sheet is the reader's own, so the site's policy does not apply.
    await using site = await openPages({ bypassCSP: true });
    const { page } = site;
    await openWithTexts(page, language);
    const read = async () => {
      const problems: string[] = [];
      for (const width of [320, 360, 375, 430, 600, 767, 768, 1024, 1056, 1152, 1280, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        for (const bar of await page.locator('header, nav.fixed').all())
          if (await bar.isVisible())
            problems.push(...(await bar.evaluate(readBar)).map((problem) => `${width} px: ${problem}`));
      }
      return problems;
    };
    await page.setViewportSize({ width: 1280, height: 860 });
    await expect(page.locator('header summary', { hasText: words[language].short })).toBeVisible();
    expect(await read()).toEqual([]);
    await page.setViewportSize(phone.viewport);
    const menu = page.locator('[data-menu]');
    await menu.locator('summary').first().click();
    await expect(menu.getByRole('link', { name: '867-5309' })).toBeVisible();
    await expect(menu).toContainText(words[language].terms, { useInnerText: true });
    await page.keyboard.press('Escape');
    await page.addStyleTag({ content: twice });
    await page.setViewportSize({ width: 320, height: 740 });
    await expect(page.locator('nav.fixed summary')).toBeVisible();
    expect(await read()).toEqual([]);
  }
});

test('"Text us" beside the call button opens the number with what has to stand there, and moves nothing', async () => {
  for (const [screen, bar, language] of [
    [phone, 'nav.fixed', 'en'],
    [{ viewport: { width: 320, height: 640 } }, 'nav.fixed', 'es'],
    [desktop, 'header', 'es'],
  ] as const) {
    await using site = await openPages(screen);
    const { page } = site;
    await openWithTexts(page, language);
    const where = page.locator(bar);
    const call = await where
      .getByRole('link', { name: /Call|Llamar|867-5300/ })
      .first()
      .boundingBox();
    const button = where.locator('summary', { hasText: words[language].short }).filter({ visible: true });
    const text = where.getByRole('link', { name: '867-5309' }).filter({ visible: true });
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main *, header a, nav.fixed > div > *')].map((one) => {
          const { left, top } = one.getBoundingClientRect();
          return [left, top];
        }),
      );
    const before = await places();
    expect(Math.abs((await button.boundingBox())!.x - (call!.x + call!.width))).toBeLessThan(24);
    await button.click();
    await expect(text).toHaveAttribute('href', 'sms:+13128675309');
    await expect(where).toContainText(words[language].terms, { useInnerText: true });
    const { x, y, width, height } = (await text.boundingBox())!;
    expect(
      x >= 0 && y >= 0 && x + width <= screen.viewport.width && y + height <= screen.viewport.height,
    ).toBe(true);
    expect((await places()).slice(0, before.length)).toEqual(before);
    await expect.poll(() => axeFindings(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(text).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.mouse.click(screen.viewport.width / 3, screen.viewport.height / 3);
    await expect(text).toBeHidden();
    await button.click();
    await where
      .getByRole('link', { name: /privac/i })
      .filter({ visible: true })
      .click();
    await page.waitForURL('**/privacy-policy');
    await expect(text).toBeHidden();
    expect(site.problems).toEqual([]);
  }
});
