import { expect } from '@playwright/test';
import hallEn from '../../apps/portal/src/pages/supply/messages/hall.en.ts';
import hallZh from '../../apps/portal/src/pages/supply/messages/hall.zh-CN.ts';
import ownEn from '../../apps/portal/src/pages/supply/messages/own.en.ts';
import ownZh from '../../apps/portal/src/pages/supply/messages/own.zh-CN.ts';
import { listDemands, moveDemand } from '../../packages/api-client/src/supply/demand.client.ts';
import { createResponse } from '../../packages/api-client/src/supply/response.client.ts';
import { axeFaults } from './axe.ts';
import { callerFor, callerOf, storageOf } from './callers.ts';
import { listen, onServersClock, PHONE, test } from './support.ts';

const RELEASED = '/userCenter/user/enterpriseDemandList/release';

const RUNS = [
  {
    lang: 'zh-CN',
    device: 'a desk',
    own: ownZh,
    hall: hallZh,
    title: '仓内叉车转角防撞感知',
    problem: '叉车在货架转角处看不见人，需要低成本的近距感知。',
    delivery: '12套，含安装调试',
    payment: '合同签订',
    lastPayment: '全部验收',
    keywords: '激光雷达 感知',
    phone: '13655556666',
    proposal: '双线近距雷达与相机融合，先改两台再推广。',
    reason: '没有叉车工况的应用案例',
    other: '以超声阵列替代，单台成本更低。',
  },
  {
    lang: 'en',
    device: 'a phone',
    own: ownEn,
    hall: hallEn,
    title: 'Leak detection of cold-store pipes',
    problem: 'Small leaks are found too late, and a store stands still for two days.',
    delivery: '20 sensors, installed',
    payment: 'Signed contract',
    lastPayment: 'Everything accepted',
    keywords: '冷链 传感',
    phone: '13677778888',
    proposal: 'Acoustic sensors on the joints, first in one store.',
    reason: 'No reference in a cold store',
    other: 'Gas sensors at the ceiling of each store.',
  },
] as const;

for (const run of RUNS) {
  const { lang, own: t, hall: w } = run;
  const device = run.device === 'a phone' ? PHONE : {};
  test.describe(`in ${lang} on ${run.device}`, () => {
    test.use({
      locale: lang,
      ...device,
      storageState: async ({ baseURL }, use) => use(await storageOf(baseURL ?? '', 'demo')),
    });

    test(`a demand is published, reviewed, answered, unveiled and completed; in ${lang}`, async ({
      page,
      browser,
      baseURL: base,
    }) => {
      const baseURL = base ?? '';
      test.setTimeout(240_000);
      const said = listen(page);
      const operator = await callerOf(baseURL, 'operator');
      // Whoever acts for several enterprises goes on with the one used last.
      await callerFor(baseURL, 'staff', 'e-haiheng');

      await test.step('is written step by step, with a preview of who would see it', async () => {
        await page.goto(`${RELEASED}?tab=form&lang=${lang}`, { waitUntil: 'networkidle' });
        await page.getByRole('button', { name: t.form.next, exact: true }).click();
        await expect(page.getByText(t.form.missing.title)).toBeVisible();
        await page.locator('main input[name=title]').fill(run.title);
        await page.locator('main input[name=field]').nth(2).check();
        await page.locator('main textarea[name=problem]').fill(run.problem);
        await page.getByRole('button', { name: t.form.next, exact: true }).click();
        await page.locator('main input[name=delivery]').fill(run.delivery);
        const add = page.getByRole('button', { name: t.form.addPayment });
        const due = (number: string) => page.getByLabel(t.form.payment.name.replace('{number}', number));
        await add.click();
        await due('1').fill(run.payment);
        await page.getByLabel(t.form.payment.share, { exact: true }).fill('30');
        await page.getByRole('button', { name: t.form.next, exact: true }).click();
        await expect(page.getByText(t.form.paymentsSum.replace('{sum, number}', '30'))).toBeVisible();
        // What is left is offered.
        await add.click();
        await due('2').fill(run.lastPayment);
        // What is typed survives a reload.
        await page.reload({ waitUntil: 'networkidle' });
        await expect(page.locator('main input[name=title]')).toHaveValue(run.title);
        await page.getByRole('button', { name: t.form.next, exact: true }).click();
        await expect(page.locator('main input[name=delivery]')).toHaveValue(run.delivery);
        await page.getByRole('button', { name: t.form.next, exact: true }).click();
        await page.locator('main input[name=keywords]').fill(run.keywords);
        await page.getByRole('button', { name: t.form.next, exact: true }).click();
        await expect(page.getByRole('heading', { name: t.form.preview })).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
        await expect(page.locator('main a[href^="/enterpriseSupply/companyList/"]').first()).toBeVisible();
        await page.locator('main input[name=contact_phone]').fill(run.phone);
        await page.getByRole('button', { name: t.form.submit, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(run.title);
      });

      const { data } = await listDemands(operator, { status: ['reviewing'], page_size: 100 });
      const id = data.find(({ title }) => title === run.title)?.id ?? '';
      await test.step('is released by the office', async () => {
        await moveDemand(operator, id, { status: 'released' });
      });

      const context = await browser.newContext({
        ...{ locale: lang, ...device },
        storageState: await storageOf(baseURL, 'staff'),
      });
      await onServersClock(context);
      const responder = await context.newPage();
      const address = `${baseURL}/homePage/components/demandHall/${id}?lang=${lang}`;
      await test.step('is found in the hall and responded to, without the contact', async () => {
        await responder.goto(`${baseURL}/enterpriseSupply/demandList?q=${encodeURIComponent(run.title)}&lang=${lang}`, {
          waitUntil: 'networkidle',
        });
        await responder.locator(`main a[href^="/homePage/components/demandHall/${id}"]`).click();
        await expect(responder.getByRole('heading', { level: 1 })).toHaveText(run.title);
        await expect(responder.getByRole('listitem').filter({ hasText: run.lastPayment })).toContainText('70%');
        expect(await axeFaults(responder)).toEqual([]);
        await responder.locator('main textarea[name=proposal]').fill(run.proposal);
        await responder
          .locator('#respond input[inputmode=decimal], #respond input[inputmode=numeric]')
          .last()
          .fill('5');
        await expect(responder.locator('main')).not.toContainText(run.phone);
        await responder.getByRole('button', { name: w.form.submit, exact: true }).click();
        await expect(responder.getByText(w.card.sent).or(responder.getByText(w.form.done)).first()).toBeVisible();
      });
      const other = await callerFor(baseURL, 'staff', 'e-yunfan');
      await createResponse(other, {
        ...{ demand_id: id, proposal: run.other, price: null, term_months: 3 },
        ...{ contact_person: '周晓岚', contact_phone: '13900002026' },
      });

      await test.step('one response is declined with its reason, the other accepted', async () => {
        await page.goto(`${RELEASED}?demand=${id}&lang=${lang}`, { waitUntil: 'networkidle' });
        const declined = page.getByRole('listitem').filter({ hasText: run.other });
        await declined.getByRole('button', { name: new RegExp(`^${t.decline}`) }).click();
        await page.getByRole('alertdialog').getByRole('textbox').fill(run.reason);
        await page.getByRole('alertdialog').getByRole('button', { name: t.decline, exact: true }).click();
        await expect(page.getByText(run.reason).first()).toBeVisible();
        const accepted = page.getByRole('listitem').filter({ hasText: run.proposal });
        await accepted.getByRole('button', { name: new RegExp(`^${t.accept}`) }).click();
        await expect(page.getByRole('button', { name: t.complete, exact: true })).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
      });

      await test.step('the accepted responder sees whom to call', async () => {
        await responder.goto(address, { waitUntil: 'networkidle' });
        await expect(responder.getByRole('link', { name: run.phone })).toBeVisible();
        await context.close();
      });

      await test.step('is completed', async () => {
        await page.getByRole('button', { name: t.complete, exact: true }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: t.complete, exact: true }).click();
        await expect(page.getByRole('button', { name: t.complete, exact: true })).toHaveCount(0);
      });
      await callerFor(baseURL, 'staff', 'e-haiheng');
      expect(said).toEqual([]);
    });
  });
}
