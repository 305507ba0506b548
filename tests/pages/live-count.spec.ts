import { expect, type Page } from '@playwright/test';
import quizEn from '../../packages/portal-kit/src/questionnaire/messages/en.ts';
import quizZh from '../../packages/portal-kit/src/questionnaire/messages/zh-CN.ts';
import { dialog, listen, PHONE, test } from './support.ts';

const PREVIEW = '**/policies/recommends/preview';
/** Debounce, request and the wait before an announcement, on a busy machine. */
const ANNOUNCED = { timeout: 10_000 };

const openQuestionnaire = async (page: Page, quiz: typeof quizZh | typeof quizEn, path = '/') => {
  await page.goto(`${path}?dialog=questionnaire`);
  const form = dialog(page, quiz.title);
  await expect(form.getByLabel(quiz.steps.q1.label)).toBeVisible();
  return { form, panel: form.getByRole('group', { name: quiz.preview.title }) };
};

const chooseRegion = async (form: ReturnType<typeof dialog>) => {
  for (const index of [0, 1, 2]) {
    const select = form.locator('select').nth(index);
    await expect(select).toBeEnabled();
    await expect.poll(() => select.locator('option').count()).toBeGreaterThan(1);
    await select.selectOption({ index: 1 });
  }
};

const possible = async (panel: ReturnType<Page['getByRole']>) =>
  Number((await panel.locator('p b').first().textContent())?.replace(/\D/g, ''));

for (const { locale, quiz, name } of [
  { locale: 'zh-CN', quiz: quizZh, name: '东港远洋' },
  { locale: 'en', quiz: quizEn, name: 'Ocean Ltd' },
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`a visitor sees with each answer what is still possible, and why it changed (${locale})`, async ({ page }) => {
      const said = listen(page);
      const sent: object[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/recommends/preview')) sent.push(request.postDataJSON() as object);
      });
      const { form, panel } = await openQuestionnaire(page, quiz);
      const next = form.getByRole('button', { name: quiz.next, exact: true });
      await expect(panel.locator('[data-met="0"]')).toBeVisible();
      await expect(panel.getByText(quiz.preview.waiting)).toBeVisible();
      const all = await possible(panel);
      expect(all).toBeGreaterThan(30);

      await form.getByLabel(quiz.steps.q1.label).pressSequentially(name);
      await next.click();
      await chooseRegion(form);
      await expect(panel.getByText(quiz.preview.topics.q2).first()).toBeVisible();
      const left = await possible(panel);
      expect(left).toBeLessThan(all);
      await expect(panel.getByRole('status')).toContainText(`−${all - left}`, ANNOUNCED);
      await expect(panel.getByRole('status')).toContainText(quiz.preview.topics.q2);

      // The name is no condition of any declaration: it stays in the browser, and typing it asks for nothing.
      expect(JSON.stringify(sent)).not.toContain(name);
      expect(sent).toHaveLength(2);
      expect(said).toEqual([]);
    });
  });
}

test('answers go on while the counts hang, and while the service refuses them', async ({ page }) => {
  await page.route(PREVIEW, () => undefined);
  const { form, panel } = await openQuestionnaire(page, quizZh);
  const next = form.getByRole('button', { name: quizZh.next, exact: true });
  await form.getByLabel(quizZh.steps.q1.label).fill('东港远洋');
  await next.click();
  await chooseRegion(form);
  await expect(panel).toHaveAttribute('data-status', 'counting');

  await page.unroute(PREVIEW);
  await page.route(PREVIEW, (route) =>
    route.fulfill({ status: 429, json: { code: 'rate_limited', message: '稍后再试' } }),
  );
  await next.click();
  await expect(form.getByRole('heading', { name: quizZh.steps.q3.title })).toBeVisible();
  await next.click();
  await form.getByRole('checkbox').nth(1).check();
  await expect(panel).toHaveAttribute('data-status', 'failed');
  await expect(page.getByText('稍后再试')).toHaveCount(0);

  await page.unroute(PREVIEW);
  await form.getByRole('checkbox').nth(2).check();
  await expect(panel).toHaveAttribute('data-status', 'ready');
  await page.reload();
  await expect(form.getByText(/草稿/).first()).toBeVisible();
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('both counts stand above the question without pushing it off the screen', async ({ page }) => {
    const { form, panel } = await openQuestionnaire(page, quizZh);
    await expect(panel.locator('[data-met]')).toBeVisible();
    const strip = await panel.boundingBox();
    expect(strip?.height).toBeLessThan(100);
    await expect(form.getByLabel(quizZh.steps.q1.label)).toBeInViewport();
  });
});
