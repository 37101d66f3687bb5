import type { Page } from '@playwright/test';

/** The questions of a practice page, and what is answered to them. */
export const questionsOn = (page: Page) => page.locator('form[data-concern]');
export const answerOn = (page: Page) => page.locator('#concern-answer');
export const submitQuestions = (page: Page) => questionsOn(page).locator('button[type="submit"]').click();
