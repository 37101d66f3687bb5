import { expect, test } from '@playwright/test';
import { firm as firmWords } from '../../../client/content/en/firm';
import { consultation } from '../../../client/content/en/pages/consultation';
import { layout } from '../../../client/content/en/pages/layout';
import { practiceAreaLayout as practiceArea } from '../../../client/content/en/pages/practice-area-layout';
import { site as firm } from '../../../client/content/site';
import { messages } from '../../../shared/messages';
import { axeFindings } from '../../support/browser/axe';
import { openForm } from '../../support/browser/consultation';
import { desktop, openPages, openSite, phone, type Site } from '../../support/browser/open-site';
import { readBar } from '../../support/browser/read-bar';

const screens = [phone, desktop];

test('axe finds nothing on a form with errors showing, with a failure, and after success, wide, on a phone and without script', async () => {
  await using site = await openSite();
  const { page } = site;
  await test.step('axe finds nothing on a phone and on a desktop with errors showing, with a failure, and after success', async () => {
    for (const { viewport } of screens) {
      await page.setViewportSize(viewport);
      const form = await openForm(site);
      await form.send();
      await form.waitForText(consultation.summaryOne);
      await expect.poll(() => axeFindings(page)).toEqual([]);
      await form.field('caseType').selectOption('3');
      await form.send();
      await expect(form.alert).toContainText('5');
      await expect.poll(() => axeFindings(page)).toEqual([]);

      await page.route('**/api/clients', (route) => route.fulfill({ status: 500 }));
      await form.fill();
      await form.send();
      await form.waitForText(messages.form.failed);
      await expect.poll(() => axeFindings(page)).toEqual([]);
      await page.unroute('**/api/clients');
      await form.send();
      await form.waitForText(messages.form.sent);
      await expect.poll(() => axeFindings(page)).toEqual([]);
    }
  });

  await test.step('axe finds nothing on the pages that answer a form sent without script', async () => {
    // axe itself needs script, so block only ours.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/contact');
    await page.evaluate(() => {
      for (const form of document.forms) form.noValidate = true;
    });
    await page.getByRole('button', { name: consultation.steps.next }).click();
    await page.getByRole('heading', { name: consultation.problemPage.title }).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.goto('/sent');
    await expect.poll(() => axeFindings(page)).toEqual([]);
  });
});

test('the first Tab shows a link that skips the bar, and covers no other link, in the bar or below it, at any width', async () => {
  await using site = await openPages();
  const { page } = site;
  await test.step('the first Tab shows a link that skips the bar', async () => {
    await site.visit('/about');
    const skip = page.getByRole('link', { name: layout.skip });
    const top = () => skip.evaluate((link) => link.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(0);
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  await test.step('the link that skips the bar covers no other link, in the bar or below it, at any width', async () => {
    for (const path of [
      '/',
      '/services',
      '/contact',
      '/services/afff-claims',
      '/privacy-policy',
      '/nowhere',
    ]) {
      await page.goto(path);
      await page.keyboard.press('Tab');
      for (const width of [320, 375, 768, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        const skip = page.getByRole('link', { name: layout.skip });
        await expect.poll(() => skip.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThan(0);
        await expect.poll(() => page.evaluate(readCovered), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});

/** The focused element, and what hides it or fails to show it. */
const readFocus = ({ page }: Site) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: '', problems: [] };
    const { top, bottom, left, right, height } = element.getBoundingClientRect();
    const bar = document.querySelector('header');
    const barBottom =
      bar?.contains(element) || element.matches('a[href="#main"]') ? 0 : (bar?.offsetHeight ?? 0);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const foot = [...document.querySelectorAll('nav')].find(
      (nav) => getComputedStyle(nav).position === 'fixed' && nav.checkVisibility(),
    );
    const footTop = !foot || foot.contains(element) ? window.innerHeight : foot.getBoundingClientRect().top;
    // Something taller than the window cannot be fully visible.
    const isTall = height > footTop - barBottom;
    return {
      name: `${element.tagName} ${element.textContent?.trim().slice(0, 40) || element.getAttribute('name')}`,
      problems: [
        ...(top < barBottom && !isTall ? [`its top is ${Math.round(barBottom - top)} px under the bar`] : []),
        ...(bottom > footTop && !isTall
          ? [`its foot is ${Math.round(bottom - footTop)} px under the bar at the foot`]
          : []),
        ...(top >= window.innerHeight || bottom <= barBottom ? ['it is out of sight'] : []),
        ...(left < 0 || right > window.innerWidth ? ['it is beside the window'] : []),
        ...(outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2
          ? ['nothing shows the focus']
          : []),
      ],
    };
  });

test('tabbing down a page and back up shows the focus at every step, never under a bar, and nothing moves for who asks for less motion', async () => {
  await using site = await openPages({ reducedMotion: 'reduce' });
  const { page } = site;
  await test.step('tabbing down a page and back up shows the focus at every step, never under a bar', async () => {
    for (const [path, width] of [
      ['/', 375],
      ['/services/afff-claims', 1280],
      ['/es/contact', 375],
    ] as const) {
      await page.setViewportSize({ width, height: 667 });
      await site.visit(path);
      const hidden: string[] = [];
      const step = async (key: string) => {
        await page.keyboard.press(key);
        const { name, problems } = await readFocus(site);
        hidden.push(...problems.map((problem) => `${key}: ${name}: ${problem}`));
        return name;
      };
      /**
       * The stops until the focus leaves the page, or the last one: going up, not every browser leaves the page. A group
       * of radio buttons is one, whichever of them has the focus.
       */
      const walk = async (key: string, last?: string) => {
        const stops: string[] = [];
        for (let name = await step(key); name !== ''; name = await step(key)) {
          if (name !== stops.at(-1)) stops.push(name);
          if (name === last) break;
        }
        return stops;
      };
      const down = await walk('Tab');
      const up = await walk('Shift+Tab', down[0]);
      expect(hidden).toEqual([]);
      expect(down.length).toBeGreaterThan(20);
      expect(up).toEqual(down.toReversed());
    }
  });

  await test.step('who asks for less motion gets none: no animation, no transition, no smooth scrolling', async () => {
    for (const path of ['/', '/services/afff-claims', '/contact']) {
      await site.visit(path);
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) =>
          [undefined, '::before', '::after'].flatMap((pseudo) => {
            const { animationName, transitionDuration, transitionProperty, scrollBehavior } =
              getComputedStyle(element, pseudo);
            const still =
              animationName === 'none' &&
              (transitionProperty === 'none' || /^0s(?:, 0s)*$/.test(transitionDuration)) &&
              scrollBehavior === 'auto';
            return still ? [] : [element.outerHTML.slice(0, 80)];
          }),
        ),
      );
      expect(moving).toEqual([]);
    }
  });
});

/** Runs in the page: visible links and controls that are partly under the focused link. */
const readCovered = () => {
  const over = document.activeElement!.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')]
    .filter((target) => target !== document.activeElement && target.checkVisibility())
    .filter((target) => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    })
    .map((target) => target.textContent);
};

const spread =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
const large = 'html { font-size: 150% }';
const twice = 'html { font-size: 200% }';

test('with spread, large or twice as large letters nothing of the bar is cut, and no two parts of it overlap', async () => {
  // The style sheet is the reader's own, so the site's policy does not apply.
  await using site = await openPages({ bypassCSP: true });
  const { page } = site;
  await site.visit('/about');
  for (const [style, ...widths] of [
    [spread, 320, 768, 1280],
    [large, 375],
    [twice, 320, 375, 1280],
  ] as const) {
    const sheet = await page.addStyleTag({ content: style });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => page.locator('header').evaluate(readBar), `${width} ${style}`).toEqual([]);
    }
    await sheet.evaluate((element) => (element as HTMLElement).remove());
  }
});

test('on paper a page has its words without bars, menus and buttons, and the form only with the reference of what was sent', async () => {
  await using site = await openSite();
  const { page } = site;
  await test.step('on paper a practice area has its words and its answers, without bars, menus and buttons', async () => {
    await site.visit('/services/afff-claims');
    await page.emulateMedia({ media: 'print' });
    await expect
      .poll(() => page.locator('header, nav, aside, footer a').evaluateAll(shownOnPaper))
      .toEqual([]);
    for (const name of [practiceArea.review, practiceArea.closing.button])
      await expect
        .poll(() => page.getByText(name, { exact: true }).evaluateAll(shownOnPaper), name)
        .toEqual([]);
    await expect.poll(() => page.locator('main button').evaluateAll(shownOnPaper)).toEqual([]);
    await expect(page.locator('main h1')).toBeVisible();
    await expect
      .poll(async () => (await page.locator('main h2').evaluateAll(shownOnPaper)).length)
      .toBeGreaterThan(5);
    await expect(page.locator('footer')).toContainText(firm.phone, { useInnerText: true });
    await expect(page.getByText(firmWords.notices.advertising).last()).toBeVisible();
    const answers = page.locator('main [data-folded] p');
    await expect.poll(() => answers.evaluateAll(shownOnPaper)).toHaveLength(await answers.count());
    await expect.poll(() => answers.count()).toBeGreaterThanOrEqual(9);
  });

  await test.step('on paper the form is left out until it holds the reference of what was sent', async () => {
    await page.emulateMedia({ media: 'screen' });
    const form = await openForm(site);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('form').evaluateAll(shownOnPaper)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await form.fill();
    await form.send();
    await form.waitForText(messages.form.sent);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(consultation.confirmation.reference)).toBeVisible();
    await expect.poll(() => form.form.locator('button').evaluateAll(shownOnPaper)).toEqual([]);
  });
});

/** Runs in the page: the texts of those elements that take up space. */
const shownOnPaper = (elements: Element[]) =>
  elements
    .filter(
      (element) =>
        element.checkVisibility({ contentVisibilityAuto: true }) &&
        element.getBoundingClientRect().height > 0,
    )
    .map((element) => element.textContent?.slice(0, 60));
