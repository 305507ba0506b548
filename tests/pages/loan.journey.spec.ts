import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import applicationEn from '../../apps/portal/src/pages/finance/messages/application.en.ts';
import applicationZh from '../../apps/portal/src/pages/finance/messages/application.zh-CN.ts';
import bondEn from '../../apps/portal/src/pages/finance/messages/bond.en.ts';
import bondZh from '../../apps/portal/src/pages/finance/messages/bond.zh-CN.ts';
import detailsEn from '../../apps/portal/src/pages/finance/messages/bond-details.en.ts';
import detailsZh from '../../apps/portal/src/pages/finance/messages/bond-details.zh-CN.ts';
import centerEn from '../../apps/portal/src/pages/finance/messages/loan-center.en.ts';
import centerZh from '../../apps/portal/src/pages/finance/messages/loan-center.zh-CN.ts';
import claimsEn from '../../apps/portal/src/pages/shared/claims/messages/en.ts';
import claimsZh from '../../apps/portal/src/pages/shared/claims/messages/zh-CN.ts';
import { moveFinanceApplication } from '../../packages/api-client/src/finance/application.client.ts';
import { getDebtProduct } from '../../packages/api-client/src/finance/product.client.ts';
import trayEn from '../../packages/portal-kit/src/comparison-tray/messages/en.ts';
import trayZh from '../../packages/portal-kit/src/comparison-tray/messages/zh-CN.ts';
import { axeFaults } from './axe.ts';
import { callerOf, signedInAs } from './callers.ts';
import { dueRuns, pattern, RUNS } from './languages.ts';
import { listen, onPaper, PDF, test } from './support.ts';

const WORDS = {
  'zh-CN': {
    center: centerZh,
    bond: bondZh,
    details: detailsZh,
    application: applicationZh,
    claims: claimsZh,
    tray: trayZh,
  },
  en: {
    center: centerEn,
    bond: bondEn,
    details: detailsEn,
    application: applicationEn,
    claims: claimsEn,
    tray: trayEn,
  },
} as const;
const RETURNED = { 'zh-CN': '退回的1处', en: '1 field to correct' } as const;

/** Sum of the calculated loan in words. */
const LOAN = { 'zh-CN': '200万元', en: 'CNY 2 million' } as const;

/** Fen of ten-thousand yuan. */
const WAN = 1_000_000;

test.use(signedInAs('demo'));

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

for (const [place, { lang, device, options }] of dueRuns(RUNS.entries(), import.meta.filename)) {
  const { center, bond, details, application, claims, tray } = WORDS[lang];
  test.describe(`in ${lang} on ${device}`, () => {
    test.use({ locale: lang, ...options });

    test(`a loan is found by need, compared, calculated, applied for, returned, corrected and disbursed; in ${lang}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      const said = listen(page);
      const operator = await callerOf(baseURL ?? '', 'operator');
      const rows = page.locator('main section > ul > li');

      await test.step('sees why two products do not fit, and changes the term', async () => {
        await page.goto(`/finance/loanCenter?lang=${lang}`, { waitUntil: 'networkidle' });
        const form = page.getByRole('form', { name: center.form });
        await form.getByLabel(center.amount, { exact: true }).fill('500');
        await form.getByLabel(center.term, { exact: true }).fill('48');
        await form.getByLabel(center.purpose, { exact: true }).selectOption('equipment');
        await form.getByRole('button', { name: center.match }).click();
        await expect(page).toHaveURL((url) => url.searchParams.get('term') === '48');
        // What fits comes first, and fills more than a page; by rate, products that do not fit are among the first.
        await page.getByRole('link', { name: center.sorts.rate, exact: true }).click();
        await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'rate');
        const refused = rows.filter({ hasText: center.unmet.split('{')[0] ?? '' });
        await expect.poll(() => refused.count()).toBeGreaterThan(1);
        expect(await axeFaults(page)).toEqual([]);
        await refused.locator('a[href*="term="]:not([href*="term=48"])').first().click();
        await expect(page).toHaveURL((url) => url.searchParams.get('term') !== '48');
      });

      await test.step('compares three', async () => {
        const boxes = rows.getByRole('checkbox');
        // By keys: on a phone the tray lies over the rows at the lower edge.
        for (const number of [0, 1, 2]) {
          await boxes.nth(number).focus();
          await page.keyboard.press('Space');
          await expect(boxes.nth(number)).toBeChecked();
        }
        await page.getByRole('link', { name: tray.compare }).click();
        await expect(page.getByRole('table').getByRole('rowheader', { name: bond.compare.rate })).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
        await page.locator('main a[href^="/finance/bondDetails"]').nth(place).click();
        await page.waitForURL(/\/finance\/bondDetails/);
      });
      const productId = new URL(page.url()).searchParams.get('id') ?? '';
      const { amount, term } = await getDebtProduct(operator, productId);

      await test.step('calculates what it costs', async () => {
        await page.getByRole('link', { name: details.calculate }).click();
        const figure = page.getByLabel(details.calculator.amount, { exact: true });
        await figure.fill('200');
        await figure.press('Tab');
        await expect(page).toHaveURL((url) => url.searchParams.get('amount') === '200');
        // The chart is drawn, its name says what it shows, and the table has the same in figures.
        const chart = page.getByRole('img', { name: pattern(details.calculator.chart) });
        await expect(chart).toHaveAccessibleName(new RegExp(LOAN[lang]));
        const table = page.getByRole('table', { name: details.calculator.caption });
        const months = Number(new URL(page.url()).searchParams.get('term'));
        // The area, the principal owed and the interest paid, each with a point a month.
        const curves = chart.locator('path[d*="L"]');
        await expect(curves).toHaveCount(3);
        for (const curve of await curves.all())
          expect((await curve.getAttribute('d'))?.match(/[ML]/g)?.length).toBeGreaterThan(months);
        const controls = [figure, page.getByRole('button', { name: details.calculator.print })];
        await onPaper(page, async () => {
          await expect(chart).toBeVisible();
          await expect(table.locator('tbody tr')).toHaveCount(months);
          await expect(table.locator('tbody tr').last()).toBeVisible();
          for (const control of controls) await expect(control).toBeHidden();
        });
        for (const control of controls) await expect(control).toBeVisible();
        const downloaded = page.waitForEvent('download');
        await page.getByRole('button', { name: details.calculator.download }).click();
        const lines = readFileSync(await (await downloaded).path(), 'utf8')
          .trim()
          .split('\r\n');
        expect(lines[0]).toContain(details.calculator.balanceColumn);
        expect(lines.at(-1)).toMatch(/,0\.00$/);
        expect(await axeFaults(page)).toEqual([]);
      });

      await test.step('applies with documents', async () => {
        await page.locator(`main a[href^="/finance/bondSubmit?id=${productId}"]:visible`).first().click();
        await expect(page.getByRole('heading', { level: 1, name: application.apply })).toBeVisible();
        const field = (key: keyof typeof application.fields) =>
          page.getByRole('textbox', { name: application.fields[key], exact: true });
        await field('amount').fill(String(amount.min.amount / WAN));
        await field('term_months').fill(String(term.min));
        await field('purpose').fill('采购五轴加工中心');
        await field('plan').fill('采购两台五轴加工中心，以订单回款按期归还。');
        const inputs = page.locator('main input[type=file]');
        for (const [number, name] of ['营业执照.pdf', '财务报表.pdf'].entries()) {
          await inputs.nth(number).setInputFiles({ ...PDF, name });
          await expect(page.locator('main li[data-status=done]')).toHaveCount(number + 1);
        }
        await page.getByRole('button', { name: claims.submit, exact: true }).click();
        await expect(page.getByText(application.standing.submitted)).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
      });
      const id = idOf(page);

      await test.step('corrects what was returned, and is paid', async () => {
        await moveFinanceApplication(operator, id, { status: 'reviewing' });
        const remarks = [{ field: 'purpose', remark: '请写明型号' }] as const;
        await moveFinanceApplication(operator, id, { status: 'returned', reason: '补充型号', remarks: [...remarks] });
        await page.reload();
        await page.getByRole('link', { name: claims.correct }).click();
        await expect(page.getByRole('heading', { name: RETURNED[lang] })).toBeVisible();
        await page
          .getByRole('textbox', { name: application.fields.purpose, exact: true })
          .fill('采购五轴加工中心VMC850');
        await page.getByRole('button', { name: claims.resubmit, exact: true }).click();
        await expect(page.getByText(application.standing.submitted)).toBeVisible();
        for (const status of ['reviewing', 'approved', 'disbursed'] as const)
          await moveFinanceApplication(operator, id, { status });
        await page.reload();
        await expect(page.getByText(application.standing.disbursed, { exact: true }).first()).toBeVisible();
      });
      expect(said).toEqual([]);
    });
  });
}
