import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.0 to 2.2 A and AA on the page as it stands: a line for each element. */
export const axeFindings = async (page: Page): Promise<string[]> => {
  // Without frames of other hosts the legacy mode finds the same and needs no second page.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(levels).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};
