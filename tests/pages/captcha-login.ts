import { expect, type FrameLocator, type Page } from '@playwright/test';
import { PASSWORD } from './support.ts';

/**
 * Logs in with account, password and captcha, whose code the demo sends beside its picture.
 *
 * @param come opens the login; nothing is filled in before its picture is shown
 * @param form where the form is: the page, or a frame within it
 */
export const logInByCaptcha = async (
  page: Page,
  account: string,
  come: () => Promise<unknown>,
  form: Page | FrameLocator = page,
): Promise<void> => {
  const answer = page.waitForResponse((response) => response.url().includes('image_captcha'));
  await come();
  const code = (await (await answer).allHeaders())['x-demo-code'] ?? '';
  await expect(form.locator('[data-status=ready] img')).toBeVisible();
  await form.locator('input[autocomplete=username]').fill(account);
  await form.locator('input[autocomplete=current-password]').fill(PASSWORD);
  await form.locator('input[autocapitalize=characters]').fill(code);
  await form.locator('main button[type=submit]').click();
};
