import { expect, test } from '@playwright/test';
import { contact } from '../../../client/content/en/pages/contact';
import { home } from '../../../client/content/en/pages/home';
import { layout } from '../../../client/content/en/pages/layout';
import { layout as spanish } from '../../../client/content/es/pages/layout';
import { languages } from '../../../client/content/languages';
import { telLink } from '../../../client/content/phone';
import { site as firm } from '../../../client/content/site';
import { routes } from '../../../client/routes';
import { axeFindings } from '../../support/browser/axe';
import { openPages, phone, type Site } from '../../support/browser/open-site';

const formatTitle = (path: string) => routes.find((route) => route.path === path)!.title;
const mainLinks = ({ page }: Site) => page.getByRole('navigation', { name: layout.mainNavigation });

test('the navigation marks the page that is shown, also without a new document, and the questions of Home below the bar', async () => {
  await using site = await openPages();
  const { page } = site;
  await test.step('the navigation marks the page that is shown, also after a link was followed without a new document', async () => {
    const marked = () => mainLinks(site).locator('[aria-current="page"]').allTextContents();
    await site.visit('/');
    await page.evaluate(() => {
      document.documentElement.dataset.same = 'document';
    });
    await expect.poll(marked).toEqual(['Home']);
    for (const [label, path] of [
      ['About Us', '/about'],
      ['Services', '/services'],
      ['Contact', '/contact'],
    ] as const) {
      await mainLinks(site).getByRole('link', { name: label }).click();
      await page.waitForURL(`**${path}`);
      await expect(page).toHaveTitle(formatTitle(path));
      await expect.poll(marked).toEqual([label]);
      await expect(page.locator('meta[name="description"], link[rel="canonical"]')).toHaveCount(2);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
    // A link to the page that is shown is no further step to go back.
    const steps = await page.evaluate(() => history.length);
    await mainLinks(site).getByRole('link', { name: 'Contact' }).click();
    await expect.poll(() => page.evaluate(() => history.length)).toBe(steps);
    await page.goBack();
    await expect(page).toHaveTitle(formatTitle('/services'));
    await page.locator('main').getByRole('link', { name: /AFFF/ }).first().click();
    await expect(page).toHaveTitle(formatTitle('/services/afff-claims'));
    await expect.poll(marked).toEqual(['Services']);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.same)).toBe('document');
  });

  await test.step('at the questions of Home the navigation marks FAQ, by a link, by an address and by a step back, and shows them below the bar', async () => {
    const marked = () => mainLinks(site).locator('[aria-current="page"]').allTextContents();
    await site.visit('/#faq');
    await expect.poll(marked).toEqual(['FAQ']);
    await mainLinks(site).getByRole('link', { name: 'Home' }).click();
    await expect.poll(marked).toEqual(['Home']);
    await mainLinks(site).getByRole('link', { name: 'FAQ' }).click();
    await expect.poll(marked).toEqual(['FAQ']);
    await page.goBack();
    await expect.poll(marked).toEqual(['Home']);

    await site.visit('/about');
    await mainLinks(site).getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL('**/#faq');
    await expect.poll(marked).toEqual(['FAQ']);
    await site.visit('/#contact');
    await expect.poll(marked).toEqual(['Home']);
    await site.visit('/');
    await page.locator('main').getByRole('link', { name: home.hero.button }).click();
    await expect.poll(() => isInSight(site, '#contact')).toBe(true);
    await mainLinks(site).getByRole('link', { name: 'FAQ' }).click();
    await expect.poll(() => isInSight(site, '#faq')).toBe(true);
    await expect(page).toHaveURL(`${site.app.url}/#faq`);
  });
  expect(site.problems).toEqual([]);
});

test('on a phone the menu and the bar lead on, also to the other language, and a step back leads to where one was', async () => {
  await using site = await openPages(phone);
  const { page } = site;
  await test.step('a step back leads to where one was on the page, after a reload too, and the focus to its heading', async () => {
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const scrollTo = async (y: number) => {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await expect.poll(place).toBe(y);
    };
    const follow = (path: string) =>
      page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click());
    await site.visit('/services');
    await scrollTo(1500);
    await follow('/services/roundup-claims');
    await expect(page).toHaveTitle(formatTitle('/services/roundup-claims'));
    await scrollTo(900);
    await page.goBack();
    await expect(page).toHaveTitle(formatTitle('/services'));
    await expect.poll(place).toBe(1500);
    await page.goForward();
    await expect(page).toHaveTitle(formatTitle('/services/roundup-claims'));
    await expect.poll(place).toBe(900);

    // The previous page must now be loaded again.
    await page.reload();
    await page.waitForSelector('html[data-hydrated]');
    await page.goBack();
    await expect(page).toHaveTitle(formatTitle('/services'));
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await expect.poll(place).toBe(1500);
  });

  await test.step('by touch the menu opens over the page, leads to another page and is closed there', async () => {
    await site.visit('/');
    const menu = page.locator('summary', { hasText: layout.menu });
    const isOpen = () => menu.evaluate((summary) => summary.parentElement?.hasAttribute('open'));
    await menu.tap();
    await expect.poll(isOpen).toBe(true);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
      .toBe('hidden');
    const panel = () =>
      menu.evaluate(({ nextElementSibling }) => nextElementSibling?.getBoundingClientRect());
    const below = { top: 56, bottom: phone.viewport.height, left: 0, right: phone.viewport.width };
    await expect.poll(panel).toMatchObject(below);
    // Imitates older browsers, in which a size container contains fixed elements.
    await page.locator('header').evaluate((bar) => bar.style.setProperty('contain', 'layout'));
    await expect.poll(panel).toMatchObject(below);
    for (const { label } of layout.navigation) {
      const link = mainLinks(site).getByRole('link', { name: label });
      await expect.poll(async () => (await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await menu.tap();
    await expect.poll(isOpen).toBe(false);

    await menu.tap();
    await mainLinks(site).getByRole('link', { name: 'About Us' }).tap();
    await expect(page).toHaveTitle(formatTitle('/about'));
    await expect.poll(isOpen).toBe(false);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
      .toBe('visible');

    await menu.tap();
    await mainLinks(site).getByRole('link', { name: 'FAQ' }).tap();
    await expect.poll(() => isInSight(site, '#faq')).toBe(true);
    await expect.poll(isOpen).toBe(false);
  });
  expect(site.problems).toEqual([]);

  await test.step('on a phone the bar leads to the other language, and the menu marks the page that is read, if it has it', async () => {
    await site.visit('/es/about');
    await page.locator('summary', { hasText: spanish.menu }).tap();
    await expect(page.getByRole('banner').locator('[aria-current="page"]:visible')).toHaveText(['Nosotros']);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).tap();
    await page.waitForURL((url) => url.pathname === '/about');
    for (const path of ['/disclaimer', '/es/disclaimer', '/es/your-data']) {
      await site.visit(path);
      await expect(page.locator('[data-navigation] [aria-current]'), path).toHaveCount(0);
    }
  });

  await test.step('on a phone a bar calls and leads to the form of the page, or of the contact page where there is none', async () => {
    await site.visit('/services/roundup-claims');
    const bar = page.getByRole('navigation', { name: layout.bar.label });
    await expect(bar.getByRole('button')).toHaveText(layout.bar.call);
    await bar.getByRole('link', { name: layout.bar.review }).tap();
    await expect
      .poll(() =>
        page
          .locator('#contact h2')
          .first()
          .evaluate((heading) => {
            const { top } = heading.getBoundingClientRect();
            return top >= 0 && top < window.innerHeight;
          }),
      )
      .toBe(true);
    await site.visit('/about');
    await bar.getByRole('link', { name: layout.bar.review }).tap();
    await page.waitForURL('**/contact#contact');
    await page.setViewportSize({ width: 1280, height: 860 });
    await expect(bar).toBeHidden();
  });
});

/** True if a place's heading is visible below the fixed bar. */
const isInSight = ({ page }: Site, place: string) =>
  page.evaluate((selector) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const heading = document.querySelector(selector)?.getBoundingClientRect();
    return heading !== undefined && heading.top >= bar && heading.bottom <= window.innerHeight;
  }, `${place} h2`);

test('an address with a place on Home opens at that place on a phone and on a desktop, by a new document and by a link', async () => {
  for (const screen of [phone, { viewport: { width: 1280, height: 860 } }]) {
    await using site = await openPages(screen);
    const { page } = site;
    for (const place of ['#faq', '#contact', '#about']) {
      await page.goto('/about');
      await site.visit(`/${place}`);
      await expect.poll(() => isInSight(site, place)).toBe(true);

      await site.visit('/about');
      // A text may link to any place; the navigation links only to the questions.
      await page
        .locator('main p')
        .first()
        .evaluate((text, href) => {
          text.innerHTML = `<a href="${href}">To the place</a>`;
        }, `/${place}`);
      await page.getByRole('link', { name: 'To the place' }).click();
      await page.waitForURL(`**/${place}`);
      await expect.poll(() => isInSight(site, place)).toBe(true);
      await expect.poll(() => page.evaluate(() => `#${document.activeElement?.id}`)).toBe(place);
    }
    expect(site.problems).toEqual([]);
  }
});

test('by keyboard the menu keeps the focus inside, gives it back on Escape, and closes where the screen becomes too wide for it', async () => {
  await using site = await openPages({ viewport: { width: 375, height: 740 } });
  const { page } = site;
  await test.step('by keyboard the menu keeps the focus inside in both directions, and Escape closes it and gives it back', async () => {
    await site.visit('/about');
    const menu = page.locator('summary', { hasText: layout.menu });
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    const stops = [
      ...layout.navigation.map(({ label }) => label),
      layout.footer.answers.heading,
      layout.footer.news,
      layout.freeConsultation,
      firm.phone,
      layout.menu,
    ];
    await menu.focus();
    await page.keyboard.press('Enter');
    const down: string[] = [];
    for (const _ of stops) {
      await page.keyboard.press('Tab');
      down.push(await focused());
    }
    expect(down).toEqual(stops);
    const up: string[] = [];
    for (const _ of stops) {
      await page.keyboard.press('Shift+Tab');
      up.push(await focused());
    }
    expect(up).toEqual([...stops.slice(0, -1).toReversed(), layout.menu]);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe(layout.menu);
    await expect(mainLinks(site)).toBeHidden();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(formatTitle('/'));
    await expect(mainLinks(site)).toBeHidden();
  });
  expect(site.problems).toEqual([]);

  await test.step('the menu is there below 768 px and the row of links from there on; an open menu closes where the screen becomes too wide, and the keyboard goes on', async () => {
    await site.visit('/about');
    const menu = page.locator('summary', { hasText: layout.menu });
    const shown = async (width: number) => {
      await page.setViewportSize({ width, height: 740 });
      const links = mainLinks(site).getByRole('link', { name: 'About Us' });
      return { menu: await menu.isVisible(), links: await links.isVisible() };
    };
    await expect.poll(() => shown(768)).toEqual({ menu: false, links: true });
    await expect.poll(() => shown(767)).toEqual({ menu: true, links: false });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.setViewportSize({ width: 900, height: 375 });
    await expect(page.locator('[data-menu][open]')).toHaveCount(0);
    await page.keyboard.press('Tab');
    const next = page.locator(':focus:is(a, #told summary)');
    await expect(next).toHaveCount(1);
    await expect(page.locator('[data-menu] :focus')).toHaveCount(0);
  });
});

test('the menu leads to the answers, the news and the phone, and a page that is in a list says the way to it from Home, in each language', async () => {
  for (const { prefix, words } of languages) {
    await using site = await openPages(phone);
    const { page } = site;
    await site.visit(prefix || '/');
    const menu = page.locator('[data-menu]');
    const links = () => menu.getByRole('link').evaluateAll((all) => all.map((link) => link.textContent));
    await menu.locator('summary').tap();
    await expect
      .poll(links)
      .toEqual(expect.arrayContaining([words.layout.footer.answers.heading, words.layout.footer.news]));
    await expect(menu.getByText(firm.phone)).toBeVisible();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-menu][open]')).toHaveCount(0);
    await expect(menu.locator('summary')).toBeFocused();
    await menu.locator('summary').tap();
    await menu.getByRole('link', { name: words.layout.footer.news, exact: true }).tap();
    await page.waitForURL(`**${prefix}/news`);
    await expect(page.locator('[data-menu][open]')).toHaveCount(0);
    await expect(menu.locator('[aria-current="page"]')).toHaveText(words.layout.footer.news);

    const way = page.getByRole('navigation', { name: words.layout.breadcrumbs });
    for (const path of ['/services/roundup-claims', '/answers/costs']) {
      await site.visit(prefix + path);
      const { breadcrumbs } = routes.find((route) => route.path === prefix + path)!;
      const links = () =>
        way.getByRole('link').evaluateAll((all) =>
          all.map((link) => ({
            name: link.textContent?.replace(/^(?:Back to|Volver a) /, ''),
            path: link.getAttribute('href'),
          })),
        );
      await expect.poll(links).toEqual(breadcrumbs.slice(0, -1));
    }
    await way.getByRole('link').last().tap();
    await page.waitForURL(`**${prefix}/answers`);
    expect(site.problems).toEqual([]);
  }
});

const { practiceAreas } = languages[0]!.words;
const questionsOn: Record<string, number> = {
  '/': home.faq.items.length,
  '/services/afff-claims': practiceAreas['afff-claims'].accordion?.items.length ?? 0,
};

test('questions open one at a time, by mouse and by keyboard, close again, and need no browser that knows named <details>', async () => {
  await using site = await openPages();
  const { page } = site;
  await test.step('questions open one at a time, by mouse and by keyboard, and an open one closes again', async () => {
    for (const path of ['/', '/services/afff-claims']) {
      await site.visit(path);
      const items = page.locator('main details[name]');
      const open = () =>
        items.evaluateAll((all) => all.flatMap((item, index) => (item.hasAttribute('open') ? [index] : [])));
      await expect(items).toHaveCount(questionsOn[path]!);
      await expect.poll(open).toEqual([]);
      if (path !== '/') await page.locator('#questions-heading').click();
      await items.nth(1).locator('summary').click();
      await expect.poll(open).toEqual([1]);
      await expect(items.nth(1).locator('p').first()).toBeVisible();
      await items.nth(3).locator('summary').click();
      await expect.poll(open).toEqual([3]);
      await items.nth(3).locator('summary').click();
      await expect.poll(open).toEqual([]);

      await items.nth(0).locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect.poll(open).toEqual([0]);
      await items.nth(1).locator('summary').focus();
      await page.keyboard.press('Space');
      await expect.poll(open).toEqual([1]);
      await page.keyboard.press('Enter');
      await expect.poll(open).toEqual([]);
      expect(site.problems).toEqual([]);
    }
  });

  await test.step('the questions open one at a time in a browser that does not know named <details>', async () => {
    await site.visit('/services/afff-claims');
    const items = page.locator('#questions details');
    // Such a browser treats each of them separately.
    await items.evaluateAll((all) => {
      for (const [index, item] of all.entries()) item.setAttribute('name', `alone-${index}`);
    });
    await page.locator('#questions-heading').click();
    await items.nth(1).locator('summary').click();
    await items.nth(3).locator('summary').click();
    await expect(page.locator('#questions details[open]')).toHaveCount(1);
    await expect(items.nth(3)).toHaveAttribute('open');
  });
});

test('while the phone number is a placeholder the call button says so, and the map asks its provider for nothing before it is asked for', async () => {
  await using site = await openPages();
  const { page } = site;
  if (!telLink(firm.phone))
    await test.step('the call button does nothing', async () => {
      for (const path of ['/', '/services/roundup-claims', '/services']) {
        await site.visit(path);
        const button = page.getByRole('button', { name: layout.call.replace('{phone}', firm.phone) }).first();
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        const noteId = await button.getAttribute('aria-describedby');
        await expect(page.locator(`[id="${noteId}"]`)).toHaveText(layout.callPlaceholder);
        await button.click({ force: true });
        await expect(page).toHaveURL(site.app.url + path);
      }
      await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
    });

  if (firm.map)
    await test.step('the map asks nobody', async () => {
      const outside: string[] = [];
      await page.route(
        (url) => url.origin !== site.app.url,
        (route) => {
          outside.push(route.request().url());
          return route.fulfill({ contentType: 'text/html', body: '<p>Streets</p>' });
        },
      );
      await site.visit('/contact');
      const show = page.getByRole('button', { name: contact.map.show });
      await show.scrollIntoViewIfNeeded();
      await show.hover();
      expect(outside).toEqual([]);
      await show.click();
      await page.frameLocator('iframe').getByText('Streets').waitFor();
      expect(outside).toEqual([firm.map?.embedUrl]);
      await expect.poll(() => page.locator('iframe').getAttribute('title')).toContain(firm.offices[0]?.city);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    });
  expect(site.problems).toEqual([]);
});

test('the banner of the demonstration is closed once for all pages and visits, also without script', async () => {
  test.skip(!firm.isDemonstration, 'the firm of this build is a real one');
  {
    await using site = await openPages({ javaScriptEnabled: false });
    const { page } = site;
    await page.goto('/');
    const banner = page.getByText(layout.demonstration.text);
    await expect(banner).toBeVisible();
    await page.getByLabel(layout.demonstration.close).click();
    await expect(banner).toBeHidden();
  }
  await using site = await openPages();
  const { page } = site;
  await site.visit('/');
  const banner = page.getByText(layout.demonstration.text);
  await expect(banner).toBeVisible();
  await page.getByLabel(layout.demonstration.close).click();
  await expect(banner).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).first().click();
  await page.waitForURL('**/about');
  await expect(banner).toBeHidden();
  await page.goto('/services');
  await expect(banner).toBeHidden();
  expect(site.problems).toEqual([]);
});
