import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { openPages } from '../support/browser/open-site';

/** One page of each template. */
const templates = [
  '/',
  '/about',
  '/services',
  '/contact',
  '/services/afff-claims',
  '/services/chemical-exposure',
  '/stop-contacting-me',
  '/nowhere',
  '/sent',
] as const;

const widths = Array.from({ length: 21 }, (_, index) => 320 + index * 80);

/** Runs in the page: letters and buttons that overlap a line or an edge of the picture behind them. */
const readCrossings = () => {
  const air = 2;
  const apart = (one: DOMRect, other: DOMRect) =>
    one.right + air <= other.left ||
    other.right + air <= one.left ||
    one.bottom + air <= other.top ||
    other.bottom + air <= one.top;
  // `checkVisibility` returns true for a shape in a hidden group.
  const isShown = (shape: Element | null): boolean =>
    !shape || (getComputedStyle(shape).display !== 'none' && isShown(shape.parentElement));
  const isDrawn = (shape: Element) => {
    const { stroke, fill } = getComputedStyle(shape);
    // A fading light has no edge.
    return stroke !== 'none' || (fill !== 'none' && !fill.startsWith('url('));
  };
  const writing = (section: Element) => {
    const boxes: { text: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Collapsed content has boxes, too.
      if (!node.parentElement?.checkVisibility()) continue;
      if (node.parentElement.closest('svg') || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) boxes.push({ text: node.textContent, box });
    }
    for (const button of section.querySelectorAll('a, button'))
      boxes.push({ text: button.textContent ?? '', box: button.getBoundingClientRect() });
    return boxes;
  };
  return [...document.querySelectorAll('main section > svg, main [data-picture]')].flatMap((picture) => {
    // The lines of a drawing are in a separate file, so its whole area counts.
    const shapes = picture.matches('[data-picture]')
      ? [picture]
      : picture.querySelectorAll('path, circle, rect, line');
    const edges = [...shapes]
      .filter((shape) => isShown(shape) && (shape === picture || isDrawn(shape)))
      .map((shape) => shape.getBoundingClientRect());
    return writing(picture.parentElement!)
      .filter(({ box }) => edges.some((edge) => !apart(edge, box)))
      .map(({ text }) => text.trim().slice(0, 40));
  });
};

/** Runs in the page: what is far below the window is laid out, too. */
const layOutAll = () => {
  for (const part of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
};

const drawnPictures = (page: Page) => page.locator('main section > svg path, main [data-picture]').count();

test('nothing that decorates a page crosses a letter or a button at any width', async () => {
  for (const path of templates) {
    await using site = await openPages();
    const { page } = site;
    await page.goto(path);
    await expect.poll(() => drawnPictures(page)).toBeGreaterThan(0);
    await page.evaluate(layOutAll);
    const crossings: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      crossings.push(...(await page.evaluate(readCrossings)).map((text) => `${width} px: ${text}`));
    }
    expect(crossings).toEqual([]);
  }
});

/** Runs in the page: phone numbers that break across lines. */
const readBroken = () => {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Folded parts have no layout.
    if (!node.parentElement?.checkVisibility()) continue;
    for (const { 0: number, index } of (node.textContent ?? '').matchAll(/\(\d{3}\) \d{3}-\d{4}/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + number.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(node.textContent ?? '');
    }
  }
  return broken;
};

test('no phone number is broken over two lines at any width', async () => {
  await using site = await openPages();
  const { page } = site;
  const broken: string[] = [];
  for (const path of ['/', '/contact', '/terms-of-service']) {
    await page.goto(path);
    await expect(page.locator('body')).toHaveText(/\(\d{3}\) \d{3}-\d{4}/);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      broken.push(...(await page.evaluate(readBroken)).map((text) => `${path} at ${width} px: ${text}`));
    }
  }
  expect(broken).toEqual([]);
});
