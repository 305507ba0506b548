import { expect, type Page } from '@playwright/test';
import applicationEn from '../../apps/portal/src/pages/finance/messages/application.en.ts';
import applicationZh from '../../apps/portal/src/pages/finance/messages/application.zh-CN.ts';
import fundsEn from '../../apps/portal/src/pages/finance/messages/funds.en.ts';
import fundsZh from '../../apps/portal/src/pages/finance/messages/funds.zh-CN.ts';
import claimsEn from '../../apps/portal/src/pages/shared/claims/messages/en.ts';
import claimsZh from '../../apps/portal/src/pages/shared/claims/messages/zh-CN.ts';
import { moveFinanceApplication } from '../../packages/api-client/src/finance/application.client.ts';
import formEn from '../../packages/portal-kit/src/form-page/messages/en.ts';
import formZh from '../../packages/portal-kit/src/form-page/messages/zh-CN.ts';
import { axeFaults } from './axe.ts';
import { callerOf, signedInAs } from './callers.ts';
import { dueRuns, pattern, RUNS } from './languages.ts';
import { listen, PDF, test } from './support.ts';

const WORDS = {
  'zh-CN': {
    funds: fundsZh,
    application: applicationZh,
    claims: claimsZh,
    form: formZh,
    fund: 'fund-02',
    returned: '退回的1处',
  },
  en: {
    funds: fundsEn,
    application: applicationEn,
    claims: claimsEn,
    form: formEn,
    fund: 'fund-08',
    returned: '1 field to correct',
  },
} as const;

const PLAN = '用于港口巡检机器人的样机定型和首批试制，以订单回款归还。';

test.use(signedInAs('demo'));

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

for (const { lang, device, options } of dueRuns(RUNS, import.meta.filename)) {
  const { funds, application, claims, form, fund: fundId, returned } = WORDS[lang];
  test.describe(`in ${lang} on ${device}`, () => {
    test.use({ locale: lang, ...options });

    test(`an enterprise reads the rules of a fund, applies with documents, is returned, corrects it and is paid; in ${lang}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      const said = listen(page);
      const operator = await callerOf(baseURL ?? '', 'operator');
      let name = '';
      const field = (key: keyof typeof application.fields) =>
        page.getByRole('textbox', { name: application.fields[key], exact: true });

      await test.step('reads its rules, and finds its window among the open ones', async () => {
        await page.goto(`/finance/funds/rules?fund=${fundId}&lang=${lang}`);
        name = (await page.locator('main article h2').textContent()) ?? '';
        await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
        expect(await axeFaults(page)).toEqual([]);
        await page.getByRole('link', { name: funds.tabs.apply, exact: true }).click();
        await page.getByRole('link', { name: funds.applyOf.replace('{name}', name) }).click();
        await expect(page.getByRole('heading', { level: 1, name: application.apply })).toBeVisible();
      });

      await test.step('fills in half of it and reloads', async () => {
        await field('plan').fill(PLAN);
        await field('amount').fill('100000');
        await page.reload();
        await expect(page.getByText(pattern(form.restored))).toBeVisible();
        await expect(field('plan')).toHaveValue(PLAN);
      });

      await test.step('submits it once nothing is missing', async () => {
        const submit = page.getByRole('button', { name: claims.submit, exact: true });
        await submit.click();
        await expect(page.getByRole('link', { name: application.missing.amount })).toBeVisible();
        await expect(page.getByRole('link', { name: application.missing.licence })).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
        await field('amount').fill('100');
        await field('purpose').fill('样机定型与试制');
        const inputs = page.locator('main input[type=file]');
        for (const [place, file] of ['营业执照.pdf', '财务报表.pdf'].entries()) {
          await inputs.nth(place).setInputFiles({ ...PDF, name: file });
          await expect(page.locator('main li[data-status=done]')).toHaveCount(place + 1);
        }
        await submit.click();
        await expect(page.getByText(application.standing.submitted)).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
      });
      const id = idOf(page);

      await test.step('corrects what was returned', async () => {
        await moveFinanceApplication(operator, id, { status: 'reviewing' });
        const remarks = [{ field: 'purpose', remark: '请写明首批数量' }] as const;
        await moveFinanceApplication(operator, id, { status: 'returned', reason: '补充数量', remarks: [...remarks] });
        await page.reload();
        await page.getByRole('link', { name: claims.correct }).click();
        await expect(page.getByRole('heading', { name: returned })).toBeVisible();
        await field('purpose').fill('样机定型与首批20台试制');
        expect(await axeFaults(page)).toEqual([]);
        await page.getByRole('button', { name: claims.resubmit, exact: true }).click();
        await expect(page.getByText(application.standing.submitted)).toBeVisible();
      });

      await test.step('is approved and paid', async () => {
        for (const status of ['reviewing', 'approved', 'disbursed'] as const) {
          await moveFinanceApplication(operator, id, { status });
        }
        await page.reload();
        await expect(page.getByText(application.standing.disbursed, { exact: true }).first()).toBeVisible();
      });

      await test.step('reads what the fund has supported', async () => {
        await page.goto(`/finance/funds/results?fund=${fundId}`);
        await expect(page.getByRole('heading', { level: 1, name: funds.tabs.results })).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
      });
      expect(said).toEqual([]);
    });
  });
}
