import { expect, type Page } from '@playwright/test';
import claimsEn from '../../apps/portal/src/pages/shared/claims/messages/en.ts';
import claimsZh from '../../apps/portal/src/pages/shared/claims/messages/zh-CN.ts';
import applyingEn from '../../apps/portal/src/pages/space/messages/applying.en.ts';
import applyingZh from '../../apps/portal/src/pages/space/messages/applying.zh-CN.ts';
import reportEn from '../../apps/portal/src/pages/space/messages/business-status.en.ts';
import reportZh from '../../apps/portal/src/pages/space/messages/business-status.zh-CN.ts';
import spaceEn from '../../apps/portal/src/pages/space/messages/en.ts';
import settlementEn from '../../apps/portal/src/pages/space/messages/settlement.en.ts';
import settlementZh from '../../apps/portal/src/pages/space/messages/settlement.zh-CN.ts';
import spaceZh from '../../apps/portal/src/pages/space/messages/zh-CN.ts';
import { moveEntryApplication } from '../../packages/api-client/src/space/entry-application.client.ts';
import { getContract } from '../../packages/api-client/src/space/lease.client.ts';
import { listReports, moveReport } from '../../packages/api-client/src/space/report.client.ts';
import { moveSettlement } from '../../packages/api-client/src/space/settlement.client.ts';
import { getUnit, listUnits } from '../../packages/api-client/src/space/space.client.ts';
import formEn from '../../packages/portal-kit/src/form-page/messages/en.ts';
import formZh from '../../packages/portal-kit/src/form-page/messages/zh-CN.ts';
import { axeFaults } from './axe.ts';
import { callerOf, signedInAs } from './callers.ts';
import { beginning, dueRuns, pattern, RUNS } from './languages.ts';
import { listen, PDF, test } from './support.ts';

const CENTRE = '/userCenter/user/space';
const PURPOSE = '深冷箱体的装配与检漏，两班生产，装配区 320 平方米。';

const WORDS = {
  'zh-CN': {
    form: formZh,
    space: spaceZh,
    applying: applyingZh,
    report: reportZh,
    settlement: settlementZh,
    claims: claimsZh,
    returned: (count: number) => `退回的${count}处`,
    changed: (before: string, now: string) => `${before}改为${now}`,
  },
  en: {
    form: formEn,
    space: spaceEn,
    applying: applyingEn,
    report: reportEn,
    settlement: settlementEn,
    claims: claimsEn,
    returned: (count: number) => `${count} field${count > 1 ? 's' : ''} to correct`,
    changed: (before: string, now: string) => `${before} changed to ${now}`,
  },
};

/** Accounts of two enterprises that have not handed in a report in time. */
const REPORTERS = { 'zh-CN': 'demo', en: 'staff' } as const;

test.use(signedInAs('demo'));

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

const attach = async (page: Page) => {
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ ...PDF, name: '附件.pdf' });
  await expect(page.locator('main li[data-status=done]')).toHaveCount(1);
};

for (const [place, { lang, device, options }] of dueRuns(RUNS.entries(), import.meta.filename)) {
  const reporter = REPORTERS[lang];
  const { form, space, applying, report: reporting, settlement: settling, claims, returned, changed } = WORDS[lang];
  test.describe(`in ${lang} on ${device}`, () => {
    test.use({ locale: lang, ...options });

    test(`an enterprise applies for a unit, reloads in the middle, is returned with two remarks, corrects them and is approved; in ${lang}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      const said = listen(page);
      const operator = await callerOf(baseURL ?? '', 'operator');
      const { data } = await listUnits(operator, { availability: ['vacant'], house_type: ['office'], page_size: 1 });
      const unit = data[0];
      if (!unit) throw new Error('The demo has no vacant office.');
      const field = (name: keyof typeof applying.fields) => page.getByLabel(applying.fields[name]);
      const saved = page.getByRole('status').filter({ hasText: pattern(form.savedAt) });

      await test.step('fills in half of it and reloads', async () => {
        await page.goto(`${CENTRE}/applying/modify?unit=${unit.id}&lang=${lang}`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(unit.number);
        await expect(page.getByRole('combobox', { name: applying.fields.unit_id })).not.toHaveValue('');
        await field('purpose').fill(PURPOSE);
        await page.reload();
        await expect(page.getByText(pattern(form.restored))).toBeVisible();
        await expect(field('purpose')).toHaveValue(PURPOSE);
      });

      await test.step('saves a draft, which gets an address of its own', async () => {
        await field('contact_phone').fill('138');
        await page.getByRole('button', { name: applying.saveDraft }).click();
        await expect(page.getByText(applying.missing.contact_phone)).toBeVisible();
        await field('contact_phone').fill('13800002026');
        await page.getByRole('button', { name: applying.saveDraft }).click();
        await expect(page).toHaveURL(/\/applying\/modify\/[^/?]+$/);
        await expect(saved).toBeVisible();

        // Later input belongs to the saved draft.
        await field('industry').fill('智能装备');
        await page.reload();
        await expect(field('industry')).toHaveValue('智能装备');
        await expect(field('purpose')).toHaveValue(PURPOSE);
      });

      await test.step('submits it once nothing is missing', async () => {
        const submit = page.getByRole('button', { name: applying.submit, exact: true });
        await submit.click();
        await expect(page.getByRole('link', { name: applying.missing.licence })).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
        await field('starts_on').fill(unit.available_on > '2027-01-01' ? unit.available_on : '2027-01-01');
        await field('term_months').fill('36');
        await field('rent_period').selectOption('quarter');
        await field('headcount').fill('60');
        await field('investment').fill('4200.5');
        await page.getByRole('radio', { name: applying.options.environmental_impact.no }).check({ force: true });
        await attach(page);
        await submit.click();
        await expect(page.getByText(applying.standing.submitted)).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
      });
      const id = idOf(page);

      await test.step('corrects what was returned at two fields', async () => {
        await moveEntryApplication(operator, id, { status: 'reviewing' });
        await moveEntryApplication(operator, id, {
          status: 'returned',
          reason: '补齐两处即可批准',
          remarks: [
            { field: 'headcount', remark: '与社保人数不一致' },
            { field: 'purpose', remark: '请写明装配区的面积' },
          ],
        });
        await page.reload();
        await page.getByRole('link', { name: applying.correct }).click();
        await expect(page.getByRole('heading', { name: returned(2) })).toBeVisible();
        await field('headcount').fill('48');
        await expect(page.getByText(changed('60', '48'))).toBeVisible();
        // The value of the return stays, also once the correction is saved.
        await page.getByRole('button', { name: applying.saveDraft }).click();
        await expect(saved).toBeVisible();
        await page.reload();
        await expect(page.getByText(changed('60', '48'))).toBeVisible();
        await field('purpose').fill(`${PURPOSE}检漏区 80 平方米。`);
        expect(await axeFaults(page)).toEqual([]);
        await page.getByRole('button', { name: applying.resubmit, exact: true }).click();
        await expect(page.getByText(applying.standing.submitted)).toBeVisible();
      });

      await test.step('is approved, and the unit of the contract is no longer vacant', async () => {
        await moveEntryApplication(operator, id, { status: 'reviewing' });
        await moveEntryApplication(operator, id, { status: 'approved' });
        await page.reload();
        await expect(page.getByText(applying.standing.approved)).toBeVisible();
        await page.getByRole('link', { name: applying.toContract }).click();
        await expect(page).toHaveURL(/\/space\/contract\//);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(unit.number);
        await page.locator('dd').getByRole('link').filter({ hasText: unit.number }).click();
        await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(`/${unit.id}`));
        await expect(page.getByRole('heading', { level: 1 })).toContainText(unit.number);
        const { availability, available_on } = await getUnit(operator, unit.id);
        expect(availability).toBe('let');
        const chip = space.availability.let.replace('{date}', available_on);
        await expect(page.getByText(chip, { exact: true }).first()).toBeVisible();
      });
      expect(said).toEqual([]);
    });

    test.describe(() => {
      test.use(signedInAs(reporter));

      test(`an overdue report asks why a figure changed, is submitted, returned at its field, corrected and accepted; in ${lang}`, async ({
        page,
        baseURL,
      }) => {
        test.setTimeout(120_000);
        const said = listen(page);
        const operator = await callerOf(baseURL ?? '', 'operator');
        const caller = await callerOf(baseURL ?? '', reporter);
        const report = (await listReports(caller, { status: ['overdue'] })).data[0];
        if (!report) throw new Error('The demo has no overdue report.');
        const energy = reporting.figures.energy;
        const figure = page.getByRole('textbox', { name: new RegExp(`^${energy}`) }).first();
        const reason = page.getByRole('textbox', { name: reporting.reasonOf.replace('{figure}', energy) });
        const submit = page.getByRole('button', { name: beginning(reporting.submit) });

        await page.goto(`${CENTRE}/businessStatus?lang=${lang}`);
        await page.locator(`main a[href="${CENTRE}/businessStatus/${report.id}"]`).first().click();
        await expect(page.getByText(reporting.standing.overdue)).toBeVisible();
        await page.getByRole('button', { name: beginning(reporting.copyBefore) }).click();
        await figure.fill('1');
        await expect(reason).toBeVisible();
        await page.reload();
        await expect(figure).toHaveValue('1');
        await submit.click();
        await expect(
          page.getByRole('link', { name: reporting.missing.reason.replace('{figure}', energy) }),
        ).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
        await reason.fill('产线搬迁，停产检修。');
        await submit.click();
        await expect(page.getByText(reporting.standing.submitted)).toBeVisible();
        await expect(page.getByText('产线搬迁，停产检修。')).toBeVisible();

        await moveReport(operator, report.id, {
          status: 'returned',
          reason: '用电量单位有误',
          remarks: [{ field: 'energy', remark: '请按千瓦时填写' }],
        });
        await page.reload();
        await expect(page.getByRole('heading', { name: returned(1) })).toBeVisible();
        await figure.fill('2');
        await expect(page.getByText(changed('1', '2'))).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
        await page.getByRole('button', { name: reporting.resubmit, exact: true }).click();
        await expect(page.getByText(reporting.standing.submitted)).toBeVisible();
        await moveReport(operator, report.id, { status: 'accepted' });
        await page.reload();
        await expect(page.getByText(reporting.standing.accepted, { exact: true }).first()).toBeVisible();
        expect(said).toEqual([]);
      });
    });

    test(`a settlement is applied for from the rents of a contract, reviewed, approved and paid; in ${lang}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const said = listen(page);
      const operator = await callerOf(baseURL ?? '', 'operator');
      const contract = await getContract(await callerOf(baseURL ?? '', 'demo'), 'space-lease-2');
      const rent = contract.rents[place];
      if (!rent) throw new Error('The contract of the demo has too few periods of rent.');
      const field = (name: keyof typeof settling.fields) => page.getByLabel(settling.fields[name], { exact: true });
      const standing = (status: keyof typeof settling.standing) =>
        expect(page.getByText(settling.standing[status], { exact: true }).first()).toBeVisible();

      await page.goto(`${CENTRE}/settlement?lang=${lang}`);
      await page.getByRole('link', { name: settling.apply }).first().click();
      await page.getByRole('button', { name: claims.submit, exact: true }).click();
      await expect(page.getByRole('link', { name: settling.missing.invoices })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await field('contract_id').selectOption(contract.id);
      await field('starts_on').fill(rent.starts_on);
      await field('ends_on').fill(rent.ends_on);
      await field('amount').fill('1200.50');
      await field('bank').fill('东港银行港口支行');
      await field('account_number').fill('6222020300012026');
      await page.reload();
      await expect(field('amount')).toHaveValue('1200.50');
      await attach(page);
      await page.getByRole('button', { name: claims.submit, exact: true }).click();
      await standing('submitted');
      expect(await axeFaults(page)).toEqual([]);
      const id = idOf(page);

      for (const status of ['reviewing', 'approved', 'paid'] as const) {
        await moveSettlement(operator, id, { status });
        await page.reload();
        await standing(status);
      }
      await expect(page.getByText('1,200.50').first()).toBeVisible();
      expect(said).toEqual([]);
    });
  });
}
