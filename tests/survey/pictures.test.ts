import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { areaGroups } from '../../client/content/area-facts';
import { areaSlugs, areas } from '../../client/content/areas';
import { paths } from '../../client/paths';
import { axeFindings } from '../support/browser/axe';
import { openPages } from '../support/browser/open-site';

/** A page of each family, and of each other template. */
const families = areaGroups.map((group) => areaSlugs.find((slug) => areas[slug].group === group)!);
const openings = [
  ...families.map((slug) => paths.service(slug)),
  '/answers/deadlines',
  '/news/depo-provera-label-warning',
  '/privacy-policy',
];
const templates = [...openings, '/', '/about', '/services', '/contact', '/answers', '/news', '/nowhere'];
const widths = [320, 375, 768, 1280];

const pictureOn = (page: Page) => page.locator('main [data-picture]');
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Runs in the page: the number of pixels of each brightness, from 0 to 7, in the picture. */
const shades = async (page: Page) => {
  const png = await pictureOn(page).first().screenshot();
  return page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const counts = Array.from({ length: 8 }, () => 0);
      for (let at = 0; at < data.length; at += 4)
        counts[Math.floor((data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11) / 32)]! += 1;
      return counts;
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
};

for (const [name, media] of [
  ['by day', { colorScheme: 'light' }],
  ['by night', { colorScheme: 'dark' }],
  ['in forced colors', { colorScheme: 'dark', forcedColors: 'active' }],
] as const) {
  test(`each drawing can be seen ${name} on the narrowest phone`, async () => {
    await using site = await openPages({ viewport: { width: 320, height: 640 } });
    const { page } = site;
    await page.emulateMedia(media);
    for (const slug of families) {
      await page.goto(paths.service(slug), { waitUntil: 'networkidle' });
      await page
        .addStyleTag({ content: '[data-picture]{position:relative;z-index:99}' })
        .catch(() => undefined);
      const drawn = (await shades(page)).filter((dots) => dots > 40).length;
      expect(drawn, slug).toBeGreaterThan(1);
    }
  });
}

test('news and answers open with letters, and legal pages with a short heading; none has the drawn band', async () => {
  await using site = await openPages();
  const { page } = site;
  for (const path of [
    '/answers',
    '/answers/costs',
    '/news',
    '/news/depo-provera-label-warning',
    '/privacy-policy',
  ]) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.locator('main section:has(h1) svg').count(), path).toBe(0);
  }
  const size = async (path: string) => {
    await page.goto(path);
    return page.locator('h1').evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  };
  expect(await size('/privacy-policy')).toBeLessThan(await size('/answers'));
});

test('by night a page is clean for axe and no wider than its window at any width', async () => {
  for (const path of templates) {
    await using site = await openPages({ colorScheme: 'dark' });
    const { page } = site;
    await page.goto(path);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).toMatch(/^rgb\((\d|[1-4]\d), (\d|[1-4]\d), (\d|[1-6]\d)\)$/);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => axeFindings(page), `${width}`).toEqual([]);
      await expect.poll(() => tooWide(page), `${width}`).toBe(0);
    }
  }
});

test('paper stays white by night', async () => {
  await using site = await openPages({ colorScheme: 'dark' });
  await site.page.goto('/services/zantac-claims');
  await site.page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const ink = await site.page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
  expect(ink).toBe('rgb(0, 0, 0)');
});

test('the sign-in page of the staff keeps the colors that staff chose, whatever the system says', async () => {
  await using site = await openPages({ colorScheme: 'dark' });
  await site.page.goto('/login');
  await site.page.locator('form').waitFor();
  const scheme = () => site.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await site.page.evaluate(() => document.documentElement.removeAttribute('data-theme'));
  expect(await scheme()).toBe('normal');
});
