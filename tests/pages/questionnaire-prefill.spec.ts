import { expect } from '@playwright/test';
import recommendEn from '../../apps/portal/src/pages/policy/messages/recommend.en.ts';
import recommendZh from '../../apps/portal/src/pages/policy/messages/recommend.zh-CN.ts';
import quizEn from '../../packages/portal-kit/src/questionnaire/messages/en.ts';
import quizZh from '../../packages/portal-kit/src/questionnaire/messages/zh-CN.ts';
import { signedInAs } from './callers.ts';
import { dialog, test } from './support.ts';

for (const { locale, quiz, words } of [
  { locale: 'zh-CN', quiz: quizZh, words: recommendZh },
  { locale: 'en', quiz: quizEn, words: recommendEn },
] as const) {
  test.describe(locale, () => {
    // Belongs to an enterprise, and has never answered the questionnaire.
    test.use({ locale, ...signedInAs('staff') });

    test(`what the enterprise has registered is prefilled, with its source (${locale})`, async ({ page }) => {
      const saves: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET' && request.url().endsWith('/recommends/profile')) saves.push(request.url());
      });
      await page.goto('/?dialog=questionnaire');
      const form = dialog(page, quiz.title);
      const name = form.getByLabel(quiz.steps.q1.label);
      await expect(name).not.toHaveValue('');
      const source = form.getByText(quiz.prefilled.replace('{source}', words.enterpriseSource));
      await expect(source).toBeVisible();
      await name.fill('Harbour');
      await expect(source).toBeHidden();
      expect(saves).toEqual([]);
    });
  });
}
