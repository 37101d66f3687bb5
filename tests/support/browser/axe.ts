import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

declare const axe: typeof Axe;

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe's findings on the current page, or within its first element of a kind: one line per element. */
export const axeFindings = async (page: Page, within = 'html'): Promise<string[]> => {
  await page.evaluate(source);
  return page.evaluate(
    async ({ runOnly, within: selector }) => {
      // Report only violations: half the work.
      const { violations } = await axe.run(document.querySelector(selector) ?? document, {
        runOnly,
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    { runOnly: tags, within },
  );
};
