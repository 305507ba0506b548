import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { alive, listen, test } from './support.ts';

const OPEN = '导出与订阅';

test('a list that was searched is saved as the table that is seen, by keyboard alone', async ({ page }) => {
  const said = listen(page);
  await page.goto('/policy/policyDocument?q=冷链&level=municipal');
  await alive(page);
  await page.getByRole('button', { name: OPEN }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveCount(2);
  await page.keyboard.press('Home');
  const waiting = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('政策文件-2026-11-20.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  const total = Number((await page.getByText(/^“冷链”共/).textContent())?.replace(/\D/g, ''));
  expect(lines).toHaveLength(1 + total);
  expect(lines[0]).toBe('\ufeff标题,文号,发文部门,级别,产业领域,发布日期,时效,失效日期,摘要');
  await expect(page.getByRole('status').filter({ hasText: '已下载' })).toBeVisible();
  await expect(page.getByRole('button', { name: OPEN })).toBeFocused();
  expect(said).toEqual([]);
});

test('calls are subscribed to in a calendar, as they were chosen', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/policy/policyDeclaration?status=closing&page=1');
  await alive(page);
  await page.getByRole('button', { name: OPEN }).click();
  const link = page.getByRole('menuitem', { name: '在日历中订阅截止日期' });
  await expect(link).toHaveAttribute(
    'href',
    /^webcal:\/\/localhost:\d+\/api\/policies\/policy_declarations\.ics\?status=closing/,
  );
  // An open menu belongs to no landmark.
  expect(await violationsOf(page, { rules: { region: { enabled: false } } })).toEqual([]);
  await page.getByRole('menuitem', { name: '复制日历地址（iCalendar）' }).click();
  await expect(page.getByText('地址已复制')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address.startsWith(baseURL ?? 'nowhere')).toBe(true);
  const calendar = await page.request.get(address);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect((await calendar.text()).match(/BEGIN:VEVENT/g)).toHaveLength(5);
});
