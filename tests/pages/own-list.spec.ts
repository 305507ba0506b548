import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { signedInAs } from './callers.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { PHONE, test } from './support.ts';

test.use(signedInAs('demo'));

const BOOKINGS = '/userCenter/user/space';
const ENDED = /已举办|未通过|已取消/;

test('my bookings are a compact table, those that have not ended first, and nothing shifts', async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  await page.goto(BOOKINGS);
  const rows = page
    .getByRole('table', { name: '我的预约' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await layoutShift()).toBeLessThan(0.02);
  const ended = (await rows.allTextContents()).map((text) => ENDED.test(text));
  expect(ended).toEqual([...ended].sort((a, b) => Number(a) - Number(b)));
  expect(ended).toContain(true);
  expect(ended).toContain(false);
  const heights = await rows.evaluateAll((elements) => elements.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(100);
});

test('my bookings are filtered by state in the address, and saved so as a table and a calendar', async ({ page }) => {
  await page.goto(BOOKINGS);
  await page
    .getByRole('navigation', { name: '按状态筛选' })
    .getByRole('link', { name: /^未通过/ })
    .click();
  await expect(page).toHaveURL(`${BOOKINGS}?status=rejected`);
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('原因：');
  await page.reload();
  await expect(rows).toHaveCount(1);

  const save = async (item: RegExp) => {
    await page.getByRole('button', { name: '导出与订阅' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
  };
  const table = await save(/CSV/);
  expect(table.name).toMatch(/^路演预约.*\.csv$/);
  expect(table.text.trimEnd().split('\r\n')).toHaveLength(2);
  expect(table.text).toContain('未通过');
  const calendar = await save(/iCalendar/);
  expect(calendar.name).toMatch(/\.ics$/);
  expect(calendar.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);

  await page.getByRole('button', { name: '导出与订阅' }).click();
  await page.getByRole('menuitem', { name: '用专用地址订阅' }).click();
  await expect(page).toHaveURL(/policyManagement\?tab=subscriptions/);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('my bookings are cards without sideways scroll, and nothing shifts', async ({ page }) => {
    const layoutShift = await watchLayoutShift(page);
    await page.goto(BOOKINGS);
    const cards = page
      .getByRole('table', { name: '我的预约' })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') });
    await expect(cards.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift()).toBeLessThan(0.02);
    expect(await cards.first().evaluate((card) => getComputedStyle(card).display)).toBe('grid');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
