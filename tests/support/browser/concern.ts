import type { Page } from '@playwright/test';

/** The questions of a practice page, and their answers. */
export const questionsOn = (page: Page) => page.locator('form[data-concern]');
export const answerOn = (page: Page) => page.locator('#concern-answer');
export const submitQuestions = (page: Page) => questionsOn(page).locator('button[type="submit"]').click();
/** Expands the questions after the first one, as a click does, even without script. */
export const openQuestions = async (page: Page) => {
  const more = questionsOn(page).locator('details');
  if (!(await more.evaluate((details: HTMLDetailsElement) => details.open)))
    await more.locator('summary').click();
};
