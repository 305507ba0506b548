import { expect, type Locator, type Page } from '@playwright/test';
import centreEn from '../../apps/portal/src/pages/shared/user-centre/messages/en.ts';
import centreZh from '../../apps/portal/src/pages/shared/user-centre/messages/zh-CN.ts';
import hallEn from '../../apps/portal/src/pages/supply/messages/hall.en.ts';
import hallZh from '../../apps/portal/src/pages/supply/messages/hall.zh-CN.ts';
import ownEn from '../../apps/portal/src/pages/supply/messages/own.en.ts';
import ownZh from '../../apps/portal/src/pages/supply/messages/own.zh-CN.ts';
import { demand as demandLife } from '../../packages/api-client/src/lifecycle/subjects/demand.lifecycle.ts';
import { demandResponse as responseLife } from '../../packages/api-client/src/lifecycle/subjects/demand-response.lifecycle.ts';
import { listDemands, moveDemand } from '../../packages/api-client/src/supply/demand.client.ts';
import { createResponse } from '../../packages/api-client/src/supply/response.client.ts';
import { axeFaults } from './axe.ts';
import { callerOf, makeOwner, storageOf } from './callers.ts';
import { keyboardOf } from './keyboard.ts';
import { dueRuns, pattern } from './languages.ts';
import { listen, PHONE, prepare, test } from './support.ts';

const RELEASED = '/userCenter/user/enterpriseDemandList/release';
const UNVEILING = '/userCenter/user/enterpriseDemandList/unveiling';

/** Enterprise of the declined responder, without its credit code. */
const ENTERPRISE = {
  name: '东港晨帆冷链有限公司',
  area: {
    ...{ province_id: '370000', province_name: '山东省', city_id: '371100', city_name: '日照市' },
    ...{ county_id: '371102', county_name: '东港区' },
  },
  ...{ address: '海港路8号', industry: 'ind-coldchain', contact: '许多闻', contact_phone: '13700002026', intro: '' },
};

const RUNS = [
  {
    lang: 'zh-CN',
    device: 'a desk',
    own: ownZh,
    hall: hallZh,
    centre: centreZh,
    daysLeft: /^还剩\d+天$/,
    title: '仓内叉车转角防撞感知',
    problem: '叉车在货架转角处看不见人，需要低成本的近距感知。',
    delivery: '12套，含安装调试',
    payment: '合同签订',
    lastPayment: '全部验收',
    keywords: '激光雷达 感知',
    phone: '13655556666',
    declined: { account: 'declined.zh', phone: '13100000821', credit_code: '91000000MA0DC2026Y' },
    proposal: '双线近距雷达与相机融合，先改两台再推广。',
    reason: '没有叉车工况的应用案例',
    other: '以超声阵列替代，单台成本更低。',
  },
  {
    lang: 'en',
    device: 'a phone',
    own: ownEn,
    hall: hallEn,
    centre: centreEn,
    daysLeft: /^\d+ days left$/,
    title: 'Leak detection of cold-store pipes',
    problem: 'Small leaks are found too late, and a store stands still for two days.',
    delivery: '20 sensors, installed',
    payment: 'Signed contract',
    lastPayment: 'Everything accepted',
    keywords: '冷链 传感',
    phone: '13677778888',
    declined: { account: 'declined.en', phone: '13100000822', credit_code: '91000000MA0DC2027Y' },
    proposal: 'Acoustic sensors on the joints, first in one store.',
    reason: 'No reference in a cold store',
    other: 'Gas sensors at the ceiling of each store.',
  },
] as const;

for (const run of dueRuns(RUNS, import.meta.filename)) {
  const { lang, own: t, hall: w, centre } = run;
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

      await test.step('is written step by step by keyboard alone, with a preview of who would see it', async () => {
        const { follow, press, tabTo, typeInto } = keyboardOf(page);
        const field = (name: string) => page.locator(`main [name=${name}]`);
        const next = page.getByRole('button', { name: t.form.next, exact: true });
        /** Presses "next", and finds the step's fields in view with its first one at the next Tab. */
        const nextTo = async (step: keyof typeof t.form.step, first: Locator) => {
          await follow(next);
          await expect(page.getByRole('heading', { name: t.form.step[step], exact: true })).toBeInViewport();
          await tabTo(first, 1);
        };
        await page.goto(`${RELEASED}?tab=form&lang=${lang}`, { waitUntil: 'networkidle' });
        await follow(next);
        await expect(page.getByText(t.form.missing.title)).toBeVisible();
        await typeInto(field('title'), run.title);
        await tabTo(field('field').first(), 1);
        await press('Space', 'ArrowDown', 'ArrowDown');
        await typeInto(field('problem'), run.problem);
        await nextTo('terms', field('delivery'));
        await typeInto(field('delivery'), run.delivery);
        const add = page.getByRole('button', { name: t.form.addPayment });
        const due = (number: string) => page.getByLabel(t.form.payment.name.replace('{number}', number));
        await follow(add);
        await expect(due('1')).toBeFocused();
        await typeInto(due('1'), run.payment);
        await typeInto(page.getByLabel(t.form.payment.share, { exact: true }), '30');
        await follow(next);
        await expect(page.getByText(t.form.paymentsSum.replace('{sum, number}', '30'))).toBeVisible();
        // What is left is offered.
        await follow(add);
        await expect(due('2')).toBeFocused();
        await typeInto(due('2'), run.lastPayment);
        // What is typed survives a reload.
        await page.reload({ waitUntil: 'networkidle' });
        await expect(field('title')).toHaveValue(run.title);
        await nextTo('terms', field('delivery'));
        await expect(field('delivery')).toHaveValue(run.delivery);
        await follow(page.getByRole('button', { name: t.form.back, exact: true }));
        await tabTo(field('title'), 1);
        await nextTo('terms', field('delivery'));
        await nextTo('wishes', page.locator('main [name=region]:checked'));
        await typeInto(field('keywords'), run.keywords);
        await nextTo('contact', field('contact_person'));
        await expect(page.getByRole('heading', { name: t.form.preview })).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
        await expect(page.locator('main a[href^="/enterpriseSupply/companyList/"]').first()).toBeVisible();
        await typeInto(field('contact_phone'), run.phone);
        await follow(page.getByRole('button', { name: t.form.submit, exact: true }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(run.title);
      });

      const { data } = await listDemands(operator, { status: ['reviewing'], page_size: 100 });
      const id = data.find(({ title }) => title === run.title)?.id ?? '';
      /** The record of this demand in a list of the user centre. */
      const rowIn = (list: Page) => list.getByRole('row').filter({ hasText: run.title });
      await test.step('says who has it and until when, and is released by the office', async () => {
        await page.getByRole('navigation').getByRole('link', { name: t.released.title }).first().click();
        await expect(rowIn(page)).toContainText(demandLife.actors.operator[lang]);
        await expect(rowIn(page)).toContainText(pattern(centre.list.due));
        // Other demands of the demo are overdue, or open for responses for some days more.
        await expect(page.getByText(pattern(centre.list.overdue)).first()).toBeVisible();
        await expect(page.getByText(run.daysLeft).first()).toBeVisible();
        await moveDemand(operator, id, { status: 'released' });
      });

      const openAs = async (storageState: Awaited<ReturnType<typeof storageOf>>) => {
        const context = await browser.newContext({ locale: lang, ...device, storageState });
        await prepare(context);
        return context.newPage();
      };
      const responder = await openAs(await storageOf(baseURL, 'staff'));
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
        await responder.goto(`${baseURL}${UNVEILING}?lang=${lang}`);
        await expect(rowIn(responder)).toContainText(responseLife.actors.publisher[lang]);
        await expect(rowIn(responder)).toContainText(pattern(centre.list.due));
      });
      const { account, phone, credit_code } = run.declined;
      const other = await makeOwner(baseURL, { account, name: '许多闻', phone }, { ...ENTERPRISE, credit_code });
      await createResponse(other.caller, {
        ...{ demand_id: id, proposal: run.other, price: null, term_months: 3 },
        ...{ contact_person: '许多闻', contact_phone: phone },
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
        await responder.context().close();
      });

      await test.step('the declined responder sees the reason and no contact', async () => {
        const refused = await openAs(other.storageState);
        await refused.goto(`${baseURL}${UNVEILING}?lang=${lang}`);
        await expect(rowIn(refused)).toContainText(run.reason);
        await rowIn(refused).getByRole('link', { name: run.title }).click();
        await expect(refused.getByText(t.contactDeclined)).toBeVisible();
        await expect(refused.getByText(run.reason).first()).toBeVisible();
        await expect(refused.locator('main')).not.toContainText(run.phone);
        await refused.getByRole('link', { name: t.seeInHall }).click();
        await expect(refused.getByText(w.card.declined)).toBeVisible();
        await expect(refused.locator('main')).not.toContainText(run.phone);
        await refused.context().close();
      });

      await test.step('is completed', async () => {
        await page.getByRole('button', { name: t.complete, exact: true }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: t.complete, exact: true }).click();
        await expect(page.getByRole('button', { name: t.complete, exact: true })).toHaveCount(0);
      });
      expect(said).toEqual([]);
    });
  });
}
