import type { Page } from '@playwright/test';
import { storedLeads } from '../../support/browser/consultation';
import type { Site } from '../../support/browser/open-site';

/** Holds the requests for an address, and returns what releases them. */
export const hold = async (page: Page, url: string | RegExp, times?: number) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    url,
    async (route) => {
      await released;
      await route.continue();
    },
    times ? { times } : {},
  );
  return release;
};

/** Leaves the page and forgets what was typed into its form. */
export const startOver = async ({ page }: Site) => {
  await page.unrouteAll();
  await page.goto('/icon.svg');
  await page.evaluate(() => sessionStorage.clear());
};

/** Reads the leads that were stored since it was last called, oldest first. */
export const watchLeads = (site: Site) => {
  let count = 0;
  return async () => {
    const leads = await storedLeads(site);
    const fresh = leads.slice(count);
    count = leads.length;
    return fresh;
  };
};
