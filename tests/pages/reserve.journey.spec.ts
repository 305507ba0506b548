import { expect } from '@playwright/test';
import { dueRuns } from './languages.ts';
import { listen, PHONE, prepare, signOn, test } from './support.ts';

const words = {
  'zh-CN': {
    date: '2026-11-22',
    other: '2026-11-23',
    login: '登录并提交',
    submit: '提交预约',
    restored: '林先生',
    done: '看房预约已提交',
    ics: '加入日历',
    mine: '查看我的看房预约',
    move: /改期$/,
    moveDone: '改期',
    moved: '2026-11-23 15:00–16:00',
    cancel: /^取消预约 VA/,
    cancelDone: '取消预约',
    hour: /^15:00–16:00/,
  },
  en: {
    date: '2026-11-24',
    other: '2026-11-30',
    login: 'Log in and send',
    submit: 'Request the viewing',
    restored: 'Mr Lin',
    done: 'The viewing is requested',
    ics: 'Add to calendar',
    mine: 'My viewings',
    move: /^Move VA/,
    moveDone: 'Move the viewing',
    moved: '2026-11-30 15:00–16:00',
    cancel: /^Cancel VA/,
    cancelDone: 'Cancel',
    hour: /^15:00–16:00/,
  },
} as const;

for (const [lang, device] of dueRuns(
  [
    ['zh-CN', 'a desk'],
    ['en', 'a phone'],
  ] as const,
  import.meta.filename,
)) {
  test(`a visitor fills in a viewing, logs in to send it, moves it and cancels it; in ${lang} on ${device}`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const w = words[lang];
    const context = await browser.newContext({ locale: lang, ...(lang === 'en' && PHONE) });
    await prepare(context);
    const page = await context.newPage();
    const said = listen(page);
    const day = (date: string) => page.locator(`[data-date="${date}"]:not([data-slot])`);
    const hour = () => page.getByRole('button', { name: w.hour });

    await page.goto(`/space/reserve?park=park-2&lang=${lang}`, { waitUntil: 'networkidle' });
    await day(w.date).click();
    await hour().click();
    await page.locator('input[name=contact_person]').fill(w.restored);
    await page.locator('input[name=contact_phone]').fill('13800002026');
    await page.getByRole('button', { name: w.login }).click();
    await signOn(page, 'demo');

    // What was typed is there again.
    await expect(page).toHaveURL(/\/space\/reserve/, { timeout: 40_000 });
    await expect(page.locator('input[name=contact_person]')).toHaveValue(w.restored);
    await page.getByRole('button', { name: w.submit }).click();
    await expect(page.getByText(w.done)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: w.ics }).click();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);

    await page.getByRole('link', { name: w.mine }).click();
    await expect(page).toHaveURL(/space\/make/);
    const row = page.getByRole('row').filter({ hasText: `${w.date} 15:00` });
    await row.getByRole('button', { name: w.move }).click();
    await day(w.other).click();
    await hour().click();
    await page.getByRole('dialog').getByRole('button', { name: w.moveDone, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const moved = page.getByRole('row').filter({ hasText: w.moved });
    await expect(moved).toBeVisible();
    await moved.getByRole('button', { name: w.cancel }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: w.cancelDone, exact: true }).click();
    await expect(moved.getByRole('button', { name: w.cancel })).toBeHidden();
    expect(said).toEqual([]);
    await context.close();
  });
}
