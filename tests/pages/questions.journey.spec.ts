import { expect } from '@playwright/test';
import questionEn from '../../apps/portal/src/pages/shared/question/messages/en.ts';
import questionZh from '../../apps/portal/src/pages/shared/question/messages/zh-CN.ts';
import { listQuestions, moveQuestion } from '../../packages/api-client/src/faq/faq.client.ts';
import { callerOf } from './callers.ts';
import { keyboardOf } from './keyboard.ts';
import { dueRuns } from './languages.ts';
import { alive, listen, PHONE, signOn, test } from './support.ts';

const RUNS = [
  {
    name: 'in Chinese',
    locale: 'zh-CN',
    phone: false,
    account: 'staff',
    answered: '委托大学研发的费用可以加计扣除吗',
    source: '委托外部机构研发的费用能加计扣除吗？',
    unanswered: '园区班车几点发车，周末有没有？',
    answer: '工作日7:30到9:00每15分钟一班，周末停开。',
  },
  {
    name: 'in English on a phone',
    locale: 'en',
    phone: true,
    account: 'new',
    answered: 'Are commissioned R&D expenses deductible?',
    source: 'Can commissioned R&D expenses be deducted additionally?',
    unanswered: 'Can I bring my dog to the office on Fridays?',
    answer: 'No, animals are not admitted to the buildings.',
  },
] as const;

for (const run of dueRuns(RUNS, import.meta.filename)) {
  test.describe(run.name, () => {
    test.use({ locale: run.locale, ...(run.phone ? PHONE : {}) });
    const t = run.locale === 'en' ? questionEn : questionZh;

    test(`a question is answered by its source, another by the office ${run.name}`, async ({ page, baseURL }) => {
      test.setTimeout(120_000);
      const said = listen(page);
      const box = page.locator('main textarea');
      const ask = async (question: string) => {
        await box.fill(question);
        await page.locator('main form:has(textarea) button[type=submit]').click();
      };

      await test.step('follows the source of an answer', async () => {
        await page.goto('/policy/policyCommon');
        await alive(page);
        await ask(run.answered);
        await expect(page.getByRole('heading', { name: t.answer, exact: true })).toBeVisible();
        await page.getByRole('link', { name: run.source, exact: true }).last().click();
        await expect(page).toHaveURL(/\/policy\/policyCommon\/faq-\d{3}$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(run.source);
      });

      await test.step('is refused an answer without a source, and signs in to pass the question on', async () => {
        await ask(run.unanswered);
        await expect(page.getByRole('heading', { name: t.none.title })).toBeVisible();
        await expect(page.getByRole('heading', { name: t.answer, exact: true })).toHaveCount(0);
        await page.getByRole('button', { name: t.person.login }).click();
        await signOn(page, run.account);
        await expect(page).toHaveURL(/\/policy\/policyCommon\//);
        // The question outlives the login.
        await expect(box).toHaveValue(run.unanswered);
        await page.locator('main form:has(textarea) button[type=submit]').click();
        await page.getByRole('button', { name: t.person.send }).click();
        await expect(page.getByRole('link', { name: t.person.mine })).toBeVisible();
      });

      await test.step('the operator answers', async () => {
        const operator = await callerOf(baseURL ?? '', 'operator');
        const { data } = await listQuestions(operator, { status: ['sent'], page_size: 100 });
        const sent = data.find(({ content }) => content === run.unanswered);
        if (!sent) throw new Error('The question did not reach the office.');
        await moveQuestion(operator, sent.id, 'answered', run.answer);
      });

      await test.step('the overview shows the answer, and it is closed', async () => {
        await page.goto('/userCenter');
        await expect(page.getByText(run.answer).first()).toBeVisible();
        await page.goto('/userCenter/user/policyManagement?tab=questions');
        const row = page.getByRole('row').filter({ hasText: run.unanswered });
        await expect(row).toContainText(run.answer);
        await row.getByRole('button').click();
        await expect(row.getByRole('button')).toHaveCount(0);
        await expect(row).toContainText(run.answer);
      });

      expect(said).toEqual([]);
    });
  });
}

for (const { locale, q, kind } of dueRuns(
  [
    { locale: 'zh-CN', q: '冷链', kind: '申报通知' },
    { locale: 'en', q: 'cold chain', kind: 'Calls for application' },
  ] as const,
  import.meta.filename,
)) {
  test.describe(`by keyboard, ${locale}`, () => {
    test.use({ locale });

    test(`everything is searched from home by keyboard in ${locale}`, async ({ page }) => {
      const said = listen(page);
      const { press, tabTo, typeInto } = keyboardOf(page);
      const main = page.locator('#main');
      await page.goto('/', { waitUntil: 'networkidle' });
      await press('Tab', 'Enter');
      await expect(main).toBeFocused();
      await typeInto(main.locator('input[name=q]'), q);
      await press('Enter');
      await expect(page).toHaveURL(/\/search\?q=/);
      await expect(main.locator('mark').first()).toBeVisible();

      await test.step('one kind alone', async () => {
        const link = main.getByRole('navigation').getByRole('link', { name: new RegExp(`^${kind}`) });
        await press('Tab', 'Enter');
        await tabTo(link, 12);
        await press('Enter');
        await expect(page).toHaveURL(/kind=declarations/);
        await expect(main.getByRole('heading', { level: 2, name: kind })).toBeVisible();
      });

      await test.step('suggestions, and the way to a hit', async () => {
        await alive(page);
        await press('/');
        const box = main.getByRole('combobox');
        await expect(box).toBeFocused();
        await typeInto(box, q);
        await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
        await press('ArrowDown', 'Enter');
        await expect(page).toHaveURL(/\/policy\/(policyDocument|policyDeclaration|policyCommon)\//);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
      expect(said).toEqual([]);
    });
  });
}
