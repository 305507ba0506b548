import { expect } from '@playwright/test';
import { getOverview } from '../../packages/api-client/src/overview/overview.client.ts';
import { axeFaults } from './axe.ts';
import { callerOf, signedInAs } from './callers.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { BSR, dialog, hold, listen, openWhole, test } from './support.ts';

/** Tests that run beside this one leave the records of this account as they are, as its pictures need. */
const ACCOUNT = 'demo';

for (const { lang, title, page: name, words } of [
  { lang: 'zh-CN', title: '检索与命令', page: '政策文件', words: '冷链' },
  { lang: 'en', title: 'Search and commands', page: 'Policy documents', words: 'cold chain' },
]) {
  test(`Ctrl+K opens pages, changes the theme and searches, ${lang}`, async ({ page }) => {
    const said = listen(page);
    await openWhole(page, `/event?lang=${lang}`);
    const palette = dialog(page, title);
    const open = async () => {
      // While it closes, the page below is still locked; keys that come before its input has the focus go to the page.
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(palette.getByRole('combobox')).toBeFocused();
    };
    await open();
    expect(await axeFaults(page)).toEqual([]);

    await page.keyboard.type('policyDocument');
    await expect(palette.getByRole('option').first()).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/policy\/policyDocument/);

    await open();
    await palette.getByRole('option', { name: lang === 'en' ? 'Use the dark theme' : '换成深色' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await open();
    await page.keyboard.type(words);
    await page.getByRole('option', { name: lang === 'en' ? `Search for “${words}”` : `检索“${words}”` }).click();
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent(words).replaceAll('%20', '+')}`);
    await page.goBack();
    await expect(page).toHaveURL(/\/policy\/policyDocument/);
    expect(said).toEqual([]);
  });
}

test('Ctrl+K before any of the page’s code opens the palette when that is there', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/event', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Control+k');
  release();
  await expect(dialog(page, '检索与命令').getByRole('combobox')).toBeFocused();
});

test('a page that arrives below the open palette leaves it the focus and the text', async ({ page }) => {
  await openWhole(page, '/event');
  const palette = dialog(page, '检索与命令');
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  const release = await hold(page, '**/api/**');
  await page.keyboard.type('policyDocument');
  await expect(palette.getByRole('option').first()).toContainText('政策文件');
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('cold');
  release();
  await expect(page.locator('h1', { hasText: '政策文件' })).toBeVisible();
  await page.keyboard.type(' chain');
  await expect(palette.getByRole('combobox')).toHaveValue('cold chain');
});

test('Ctrl+K over the open questionnaire leaves it as it is', async ({ page }) => {
  await openWhole(page, '/event');
  const palette = dialog(page, '检索与命令');
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: '匹配政策' }).click();
  await expect(dialog(page, '政策匹配')).toBeVisible();
  // The palette has its code by now, and would open at once.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(palette).toHaveCount(0);
});

test('a visitor’s header keeps its action and has no bell', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openWhole(page, '/event');
  await expect(page.getByRole('banner').getByRole('link', { name: '匹配政策' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^通知/ })).toHaveCount(0);
});

test('without a connection Ctrl+K waits with its message, and opens once it is back', async ({ page, context }) => {
  await openWhole(page, '/event');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Control+k');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('连接不上平台').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(dialog(page, '检索与命令').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('with a login', () => {
  test.use(signedInAs(ACCOUNT));

  test('the bell has a task, which stays read after a reload and leads to its page', async ({ page, baseURL }) => {
    const [task] = (await getOverview(await callerOf(baseURL ?? '', ACCOUNT))).tasks;
    const layoutShift = await watchLayoutShift(page);
    await page.goto('/event');
    const bell = page.getByRole('button', { name: /^通知/ });
    await bell.click();
    const panel = dialog(page, '通知');
    const row = panel
      .getByRole('listitem')
      .filter({ hasText: task?.title ?? '' })
      .filter({ hasText: task?.kind ?? '' })
      .first();
    await expect(row).toContainText(task?.state.label ?? '');
    expect(await axeFaults(page)).toEqual([]);
    expect(await layoutShift()).toBeLessThan(0.02);
    const unread = async () => Number.parseInt((await bell.getByText(/^\d+\s?条未读$/).textContent()) ?? '', 10);
    const before = await unread();
    await row.getByRole('button', { name: /^标为已读/ }).click();
    await expect(row.getByRole('button')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
    await page.reload();
    await expect.poll(unread).toBe(before - 1);
    await bell.click();
    await expect(row.getByRole('link')).toBeVisible();
    await expect(row.getByRole('button')).toHaveCount(0);
    const href = (await row.getByRole('link').getAttribute('href')) ?? '';
    expect(href).toContain('/userCenter/');
    await row.getByRole('link').click();
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(href));
  });

  test('without a connection the bell says so, and opens once it is back', async ({ page, context }) => {
    await openWhole(page, '/event');
    const bell = page.getByRole('button', { name: /^通知/ });
    await expect(bell).toBeVisible();
    await context.setOffline(true);
    await bell.click();
    await expect(page.getByText('没有打开成功，请检查网络后再按一次')).toBeInViewport({ ratio: 1 });
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
    await context.setOffline(false);
    await bell.click();
    await expect(dialog(page, '通知')).toBeVisible();
    await expect(page.getByText('没有打开成功，请检查网络后再按一次')).toHaveCount(0);
  });
});

for (const [variant, origin] of [
  ['ftz', undefined],
  ['bsr', BSR],
] as const) {
  test.describe(`the header of ${variant}`, () => {
    test.use(signedInAs(ACCOUNT, origin));

    test('holds the bell at each width', async ({ page }) => {
      await page.goto(`${origin ?? ''}/event`);
      const bell = page.getByRole('button', { name: /^通知/ });
      for (const width of [1440, 1024, 768, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(bell).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  });
}
