import { expect } from '@playwright/test';
import comparisonEn from '../../apps/portal/src/pages/business/messages/comparison.en.ts';
import comparisonZh from '../../apps/portal/src/pages/business/messages/comparison.zh-CN.ts';
import serviceEn from '../../apps/portal/src/pages/business/messages/service.en.ts';
import serviceZh from '../../apps/portal/src/pages/business/messages/service.zh-CN.ts';
import orderEn from '../../apps/portal/src/pages/order/messages/en.ts';
import flowEn from '../../apps/portal/src/pages/order/messages/flow.en.ts';
import flowZh from '../../apps/portal/src/pages/order/messages/flow.zh-CN.ts';
import orderZh from '../../apps/portal/src/pages/order/messages/zh-CN.ts';
import { moveOrder } from '../../packages/api-client/src/order/order.client.ts';
import trayEn from '../../packages/portal-kit/src/comparison-tray/messages/en.ts';
import trayZh from '../../packages/portal-kit/src/comparison-tray/messages/zh-CN.ts';
import { axeFaults } from './axe.ts';
import { callerOf, signedInAs } from './callers.ts';
import { dueRuns, RUNS } from './languages.ts';
import { ordersWithMessage } from './orders-with-message.ts';
import { test } from './support.ts';

const WORDS = {
  'zh-CN': { comparison: comparisonZh, service: serviceZh, flow: flowZh, order: orderZh, tray: trayZh },
  en: { comparison: comparisonEn, service: serviceEn, flow: flowEn, order: orderEn, tray: trayEn },
};

test.use(signedInAs('demo'));

for (const { lang, device, options } of dueRuns(RUNS, import.meta.filename)) {
  const { comparison, service, flow, order, tray } = WORDS[lang];
  test.describe(`in ${lang} on ${device}`, () => {
    test.use({ locale: lang, ...options });

    test(`packages of services are compared, one is ordered and confirmed by its provider; in ${lang}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(150_000);
      await page.goto(`/business?category_ids=2&lang=${lang}`, { waitUntil: 'networkidle' });
      const boxes = page.locator('#results li').getByRole('checkbox');
      // By keys: on a phone the tray lies over the rows at the lower edge.
      for (const place of [0, 1, 2]) {
        await boxes.nth(place).focus();
        await page.keyboard.press('Space');
        await expect(boxes.nth(place)).toBeChecked();
      }
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('link', { name: tray.compare }).click();
      await expect(page.getByRole('table').getByRole('rowheader', { name: comparison.rows.price })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('link', { name: comparison.choose }).first().click();

      await page.waitForURL(/\/business\/service-/);
      const radios = page.getByRole('group', { name: service.sections.packages }).getByRole('radio');
      await radios.first().check({ force: true });
      await expect(page).toHaveURL((url) => url.searchParams.has('spec'));
      expect(await axeFaults(page)).toEqual([]);
      const offer = new URL(page.url()).pathname.split('/').at(-1);
      const spec = new URL(page.url()).searchParams.get('spec');
      await page.locator('a[href^="/order?"]:visible').first().click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(flow.title);
      const day = new Date(Date.now() + Number(process.env.TEST_SHIFT) + 7 * 86_400_000).toISOString().slice(0, 10);
      await page.getByLabel(flow.startsOn).fill(day);
      await page.keyboard.press('Tab');
      await page.getByLabel(flow.message).fill(`${lang}: 请先电话确认。`);
      await page.getByRole('button', { name: flow.next }).click();
      await page.getByRole('checkbox', { name: flow.agree }).check({ force: true });
      await page.getByRole('button', { name: flow.submit }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(flow.done.title);

      const operator = await callerOf(baseURL ?? '', 'operator');
      const [made] = await ordersWithMessage(operator, `${lang}: 请先电话确认。`);
      expect(made?.offer.id).toBe(offer);
      expect(made?.spec?.id).toBe(spec);
      await moveOrder(operator, made?.id ?? '', { status: 'confirmed' });
      await page.getByRole('link', { name: flow.done.open }).click();
      await expect(page.getByText(order.standing.confirmed).first()).toBeVisible();
    });
  });
}
