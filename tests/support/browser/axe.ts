import { type Page, test } from '@playwright/test';
import type Axe from 'axe-core';
import { axeSource } from './axe-source';

declare const axe: typeof Axe;

/** WCAG 2.0 to 2.2, A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** `npm test` looks once at what it passes by; `.ci/run` and the survey look in both themes, at each width, at contrast, too. */
export const seesAll = () => process.env.TEST_LOOKS === 'all' || test.info().project.name === 'survey';
/** The themes to look at. */
export const themes = () => (seesAll() ? (['light', 'dark'] as const) : (['light'] as const));

/**
 * Loads axe from our server, which the browser caches compiled; to send its half a megabyte costs more than to run it.
 * Returns false on a page that has run no script: it may have none.
 */
const loadAxe = async () => {
  if ('axe' in window) return true;
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  if (!loaded.some(({ initiatorType }) => initiatorType === 'script') || !navigator.onLine) return false;
  const script = Object.assign(document.createElement('script'), { src: '/axe.js' });
  const settled = new Promise((resolve) => {
    for (const end of ['load', 'error']) script.addEventListener(end, resolve);
  });
  document.head.append(script);
  await settled;
  script.remove();
  return 'axe' in window;
};

/** axe's findings on the current page, or within its first element of a kind: one line per element. */
export const axeFindings = async (page: Page, within = 'html'): Promise<string[]> => {
  if (!(await page.evaluate(loadAxe))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ runOnly, contrast, within: selector }) => {
      // Report only violations: half the work.
      const { violations } = await axe.run(document.querySelector(selector) ?? document, {
        runOnly,
        rules: { 'color-contrast': { enabled: contrast } },
        resultTypes: ['violations'],
        // None of our frames has axe in it: it would only ask them and wait.
        iframes: false,
        // No rule of these reads style sheets.
        preload: { assets: ['media'] },
      });
      const findings: string[] = [];
      const before = scrollY;
      for (const { id, nodes } of violations)
        for (const { target } of nodes) {
          if (id === 'target-size') {
            // Half below a sticky bar, it counts as too small: look again in the middle of the window.
            const element = document.querySelector(String(target[0]));
            element?.scrollIntoView({ block: 'center', behavior: 'instant' });
            const again = await axe.run(element ?? document, {
              runOnly: [id],
              resultTypes: ['violations'],
              preload: false,
            });
            if (again.violations.length === 0) continue;
          }
          findings.push(`${id}: ${target.join(' ')}`);
        }
      scrollTo({ top: before, behavior: 'instant' });
      return findings;
    },
    { runOnly: tags, contrast: seesAll(), within },
  );
};
