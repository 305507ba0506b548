import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import flow from '../../apps/portal/src/pages/order/messages/flow.zh-CN.ts';
import list from '../../apps/portal/src/pages/order/messages/list.zh-CN.ts';
import { getService, listServices } from '../../packages/api-client/src/business/service.client.ts';
import { axeFaults } from './axe.ts';
import { callerOf, signedInAs } from './callers.ts';
import { alive, signOn, test } from './support.ts';

/** A service that is paid for, and its first package. */
const serviceChoice = async (origin: string): Promise<string> => {
  const caller = await callerOf(origin, 'demo');
  const { data } = await listServices(caller, { page_size: 20 });
  const paid = data.find(({ packages }) => packages.some(({ price }) => price.amount > 0));
  if (!paid) throw new Error('The demo has no service that is paid for.');
  const { packages } = await getService(caller, paid.id);
  const spec = packages.find(({ price }) => price.amount > 0);
  return `/order?${new URLSearchParams({ kind: 'service', offer: paid.id, spec: spec?.id ?? '' })}`;
};

const payable = (page: Page) => page.locator('aside').getByRole('status');

test('an order of nothing leads to the catalogues', async ({ page }) => {
  await page.goto('/order?kind=boat');
  await expect(page.getByRole('heading', { name: flow.empty })).toBeVisible();
  for (const name of [flow.toInstruments, flow.toServices, flow.toMall]) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  }
  expect(await axeFaults(page)).toEqual([]);
});

test('a visitor sees the price, logs in and is back with the same choice', async ({ page, baseURL }) => {
  const href = await serviceChoice(baseURL ?? '');
  await page.goto(`${href}&quantity=2`);
  await alive(page);
  await expect(payable(page)).toContainText('¥');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: flow.visitor.login }).click();
  await signOn(page, 'demo');
  await expect(page).toHaveURL(`${href}&quantity=2`);
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
});

test.describe('an enterprise', () => {
  test.use(signedInAs('demo'));

  test('changes the quantity in the address: the price follows, and what was typed stays over a reload', async ({
    page,
    baseURL,
  }) => {
    await page.goto(await serviceChoice(baseURL ?? ''));
    const one = await payable(page).textContent();
    await page.getByLabel(flow.message).fill('请先电话联系。');
    await page.getByRole('spinbutton').fill('3');
    await expect(page).toHaveURL(/quantity=3/);
    await expect(payable(page)).not.toHaveText(one ?? '');
    const three = await payable(page).textContent();
    await page.reload();
    await expect(page.getByRole('spinbutton')).toHaveValue('3');
    await expect(page.getByLabel(flow.message)).toHaveValue('请先电话联系。');
    await expect(payable(page)).toHaveText(three ?? '');

    // Without a day there is no next step.
    await page.getByRole('button', { name: flow.next }).click();
    await expect(page.getByRole('link', { name: flow.missing.date })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

  test('agrees again where the price has changed meanwhile, and the step back keeps what was typed', async ({
    page,
    baseURL,
  }) => {
    await page.goto(await serviceChoice(baseURL ?? ''));
    await page.getByLabel(flow.startsOn).fill('2027-03-01');
    await page.getByRole('button', { name: flow.next }).click();
    await expect(page).toHaveURL(/step=terms/);
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('button', { name: flow.submit }).click();
    await expect(page.getByRole('link', { name: flow.missing.agree })).toBeVisible();
    await page.getByRole('checkbox', { name: flow.agree }).check({ force: true });
    const details = { reason: 'price', price: { payable: { amount: 12_345, currency: 'CNY' } } };
    await page.route(/\/api\/commodity\/orders$/, (route) =>
      route.fulfill({ status: 409, json: { code: 'conflict', message: '价格已变化', details } }),
    );
    await page.getByRole('button', { name: flow.submit }).click();
    const notice = page.getByRole('alert').filter({ hasText: flow.conflict.price });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText('¥123.45');
    await page.goBack();
    await expect(page.getByLabel(flow.startsOn)).toHaveValue('2027-03-01');
  });

  test('filters its orders by list, kind and state in the address, and saves them as a table', async ({ page }) => {
    await page.goto('/userCenter/user/technical?view=all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(list.pages.all.title);
    const states = page.getByRole('navigation', { name: '按状态筛选' });
    await states.getByRole('link', { name: /^已完成/ }).click();
    await expect(page).toHaveURL(/view=all&status=completed/);
    await expect(page.getByRole('heading', { name: new RegExp(`^${list.turns.seller}`) })).toHaveCount(0);
    await page.getByRole('button', { name: '导出与订阅' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    const text = readFileSync(await (await download).path(), 'utf8');
    expect(text.trimEnd().split('\r\n').length).toBeGreaterThan(1);
    await page
      .getByRole('navigation', { name: list.tabs })
      .getByRole('link', { name: list.pages.material.tab })
      .click();
    await expect(page).toHaveURL(/\/userCenter\/user\/material$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(list.pages.material.title);
  });

  for (const [name, width, colorScheme] of [
    ['a desk', 1440, 'light'],
    ['a narrow dark phone', 320, 'dark'],
  ] as const) {
    test.describe(`on ${name}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme });

      test('opens an order by the keyboard, whose address it is, and axe finds nothing', async ({ page }) => {
        await page.goto('/userCenter/user/technical?view=all');
        const rows = page.getByRole('main').locator('section li > a');
        await expect(rows.first()).toBeVisible();
        await rows.nth(1).focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/order=/);
        await expect(page.getByRole('heading', { name: list.history })).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await page.reload();
        await expect(page.getByRole('heading', { name: list.history })).toBeVisible();
        await page.goBack();
        await expect(rows.first()).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
      });
    });
  }
});
