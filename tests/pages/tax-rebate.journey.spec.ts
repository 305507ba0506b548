import { expect, type Page } from '@playwright/test';
import invoiceEn from '../../apps/portal/src/pages/registration/messages/invoice.en.ts';
import invoiceZh from '../../apps/portal/src/pages/registration/messages/invoice.zh-CN.ts';
import rebateEn from '../../apps/portal/src/pages/registration/messages/tax-rebate.en.ts';
import rebateZh from '../../apps/portal/src/pages/registration/messages/tax-rebate.zh-CN.ts';
import claimsEn from '../../apps/portal/src/pages/shared/claims/messages/en.ts';
import claimsZh from '../../apps/portal/src/pages/shared/claims/messages/zh-CN.ts';
import centreEn from '../../apps/portal/src/pages/shared/user-centre/messages/en.ts';
import centreZh from '../../apps/portal/src/pages/shared/user-centre/messages/zh-CN.ts';
import { uploadInOnePiece } from '../../packages/api-client/src/file/file.client.ts';
import { moveInvoiceApplication } from '../../packages/api-client/src/registration/invoice.client.ts';
import { moveTaxRebate } from '../../packages/api-client/src/registration/tax-rebate.client.ts';
import { axeFaults } from './axe.ts';
import { callerOf, signedInAs } from './callers.ts';
import { keyboardOf } from './keyboard.ts';
import { dueRuns, RUNS } from './languages.ts';
import { listen, PDF, PHONE, test } from './support.ts';

const CENTRE = '/userCenter/user/businessregistration';

const WORDS = {
  'zh-CN': {
    ...{ rebate: rebateZh, invoice: invoiceZh, claims: claimsZh, centre: centreZh },
    ...{ returned: '退回的2处', year: '2022' },
  },
  en: {
    ...{ rebate: rebateEn, invoice: invoiceEn, claims: claimsEn, centre: centreEn },
    ...{ returned: '2 fields to correct', year: '2023' },
  },
};

test.use(signedInAs('demo'));

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** The files of a tax rebate, in the order of the form. */
const FILES = ['申报表.pdf', '完税证明.pdf'];

/** Fills in forms by the pointer, as `keyboardOf` does by the keyboard. */
const pointerOf = (): Pick<
  ReturnType<typeof keyboardOf>,
  'typeInto' | 'typeDate' | 'choose' | 'attach' | 'follow'
> => ({
  typeInto: (target, text) => target.fill(text),
  typeDate: (target, day) => target.fill(day),
  choose: async (select, value) => void (await select.selectOption(value)),
  attach: (input, file) => input.setInputFiles(file),
  follow: (target) => target.click(),
});

for (const { lang, device, options } of dueRuns(RUNS, import.meta.filename)) {
  const { rebate, invoice, claims, centre, returned, year } = WORDS[lang];
  test.describe(`in ${lang} on ${device}`, () => {
    test.use({ locale: lang, ...options });
    /** In one of the two by keyboard alone; on a phone, fewer links come before the form. */
    const handsOf = (page: Page) => (options === PHONE ? keyboardOf(page) : pointerOf());

    test(`a tax rebate is applied for, returned with two remarks, corrected, approved and paid; in ${lang}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      const said = listen(page);
      const operator = await callerOf(baseURL ?? '', 'operator');
      const field = (name: keyof typeof rebate.fields) => page.getByLabel(rebate.fields[name], { exact: true });
      const standing = (status: keyof typeof rebate.standing) =>
        expect(page.getByText(rebate.standing[status], { exact: true }).first()).toBeVisible();
      const submit = page.getByRole('button', { name: claims.submit, exact: true });
      const { typeInto, typeDate, choose, attach, follow } = handsOf(page);
      const attachAll = async (by: typeof attach) => {
        for (const [place, name] of FILES.entries()) {
          await by(page.locator('main input[type=file]').nth(place), { ...PDF, name });
          await expect(page.locator('main li[data-status=done]')).toHaveCount(place + 1);
        }
      };

      await test.step('fills in half of it and reloads', async () => {
        await page.goto(`${CENTRE}/invoice?lang=${lang}`);
        await page.getByRole('link', { name: invoice.rebates, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: rebate.title })).toBeVisible();
        await expect(page.locator('aside nav [aria-current=page]')).toContainText(centre.menuEntries.invoices);
        await follow(page.getByRole('link', { name: rebate.apply }).first());
        await choose(field('kind'), 'overpaid');
        await typeDate(field('starts_on'), `${year}-01-01`);
        await typeDate(field('ends_on'), `${year}-06-30`);
        await typeInto(field('declared'), '5200.50');
        await page.reload();
        await expect(field('declared')).toHaveValue('5200.50');
      });

      await test.step('submits it once nothing is missing', async () => {
        await typeInto(field('amount'), '5200.51');
        await follow(submit);
        await expect(page.getByRole('link', { name: rebate.missing.amount })).toBeVisible();
        await expect(page.getByRole('link', { name: rebate.missing.declaration })).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
        // The message leads to its field.
        await follow(page.getByRole('link', { name: rebate.missing.amount }));
        await expect(field('amount')).toBeFocused();
        await typeInto(field('amount'), '1200');
        await typeInto(field('reason'), '上半年印花税重复申报一次。');
        await typeInto(field('bank'), '港口银行海关路支行');
        await typeInto(field('account_number'), '6222 0203 0001 2026');
        await attachAll(attach);
        await follow(submit);
        await standing('submitted');
        expect(await axeFaults(page)).toEqual([]);
      });
      const id = idOf(page);

      await test.step('is led from a second one for the same period to the first', async () => {
        await page.goto(`${CENTRE}/taxRebate/new?lang=${lang}`);
        await field('kind').selectOption('overpaid');
        await field('starts_on').fill(`${year}-06-30`);
        await field('ends_on').fill(`${year}-12-31`);
        await field('declared').fill('10');
        await field('amount').fill('10');
        await field('reason').fill('重复');
        await field('bank').fill('港口银行');
        await field('account_number').fill('62220203');
        await attachAll(pointerOf().attach);
        await submit.click();
        await expect(page.getByText(rebate.twice, { exact: true })).toBeVisible();
        const toOther = page.getByRole('link', { name: claims.toOther });
        await expect(toOther).toHaveAttribute('href', new RegExp(`/taxRebate/${id}$`));
        // The browser tells of the refusal.
        expect(said.splice(0)).toEqual([expect.stringContaining('422')]);
      });

      await test.step('corrects what was returned at two fields', async () => {
        await moveTaxRebate(operator, id, { status: 'reviewing' });
        await moveTaxRebate(operator, id, {
          ...{ status: 'returned', reason: '请核对两处' },
          remarks: [
            { field: 'amount', remark: '应为1,100元' },
            { field: 'reason', remark: '请写明申报日期' },
          ],
        });
        await page.goto(`${CENTRE}/taxRebate/${id}?lang=${lang}`);
        await page.getByRole('link', { name: claims.correct }).click();
        await expect(page.getByRole('heading', { name: returned })).toBeVisible();
        await field('amount').fill('1100');
        await field('reason').fill('3月12日与3月15日各申报一次印花税。');
        expect(await axeFaults(page)).toEqual([]);
        await page.getByRole('button', { name: claims.resubmit, exact: true }).click();
        await standing('submitted');
      });

      for (const status of ['reviewing', 'approved', 'paid'] as const) {
        await moveTaxRebate(operator, id, { status });
        await page.reload();
        await standing(status);
      }
      await expect(page.getByText('1,100').first()).toBeVisible();
      await page.goto(`${CENTRE}/taxRebate?status=paid&lang=${lang}`);
      await expect(page.locator(`main a[href="${CENTRE}/taxRebate/${id}"]`)).toBeVisible();
      expect(said).toEqual([]);
    });

    test(`a completed order is invoiced, and the issued invoice is downloaded; in ${lang}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const said = listen(page);
      const operator = await callerOf(baseURL ?? '', 'operator');
      const field = (name: keyof typeof invoice.fields) => page.getByLabel(invoice.fields[name], { exact: true });
      await page.goto(`${CENTRE}/invoice?lang=${lang}`);
      const { typeInto, choose, follow } = handsOf(page);
      await follow(page.getByRole('link', { name: invoice.apply }).first());
      const order = await field('source_id').getByRole('option').nth(1).getAttribute('value');
      await choose(field('source_id'), order ?? '');
      // Item and amount come from the order.
      await expect(field('item')).not.toHaveValue('');
      await expect(field('amount')).not.toHaveValue('');
      const submit = page.getByRole('button', { name: claims.submit, exact: true });
      await follow(submit);
      await expect(page.getByRole('link', { name: invoice.missing.email })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      // The label of an optional field goes on.
      const email = page.getByLabel(invoice.fields.email);
      await follow(page.getByRole('link', { name: invoice.missing.email }));
      await expect(email).toBeFocused();
      await typeInto(email, 'caiwu@lantu.example');
      await follow(submit);
      await expect(page.getByText(invoice.standing.submitted, { exact: true }).first()).toBeVisible();
      const id = idOf(page);
      for (const status of ['reviewing', 'approved'] as const) await moveInvoiceApplication(operator, id, { status });
      const file = new File([PDF.buffer], '发票.pdf', { type: PDF.mimeType });
      const issued_file = (await uploadInOnePiece(operator, file)).id;
      const invoice_number = lang === 'en' ? '26370000770001' : '26370000770002';
      await moveInvoiceApplication(operator, id, { status: 'paid', invoice_number, issued_file });
      await page.reload();
      await expect(page.getByText(invoice.standing.paid, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(invoice_number)).toBeVisible();
      await expect(page.locator('main').getByText('发票.pdf').first()).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      expect(said).toEqual([]);
    });
  });
}
