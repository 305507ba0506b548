import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { logInByCaptcha } from './captcha-login.ts';
import { alive, BSR, hold, listen, openFirst, signOn, test } from './support.ts';

/** A click before this is the browser's, which loads the page anew. */
const awake = (page: Page) => expect(page.locator('nav[data-live]')).toBeVisible();

test('the tabs of the policy area stay while its pages change, and say which one is shown', async ({ page }) => {
  const said = listen(page);
  await page.goto('/policy', { waitUntil: 'networkidle' });
  await awake(page);
  const tabs = page.getByRole('navigation', { name: '政策栏目' });
  await tabs.evaluate((element) => element.setAttribute('data-same', ''));
  await tabs.getByRole('link', { name: '政策文件' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '政策文件' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: '政策文件' })).toHaveAttribute('aria-current', 'page');
  await openFirst(page, '/policy/policyDocument');
  await expect(tabs.getByRole('link', { name: '政策文件' })).toHaveAttribute('aria-current', 'true');
  await expect(tabs).toHaveAttribute('data-same', '');
  expect(said).toEqual([]);
});

test('a document that is long in coming shows its shape from the top, and one that is served never does', async ({
  page,
}) => {
  await page.goto('/policy/policyDocument', { waitUntil: 'networkidle' });
  await awake(page);
  const release = await hold(page, '**/api/policies/policies/pol-*');
  const shape = page.locator('main [aria-busy="true"]');
  await page.locator('main a[href^="/policy/policyDocument/"]').last().click();
  await expect(shape).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shape).toHaveCount(0);

  const served = await page.request.get('/policy/policyDocument/pol-0001');
  const [, main = ''] = (await served.text()).split('<main');
  expect(main).toContain('<h1');
  expect(main).not.toContain('aria-busy="true"');
});

/** Cumulative layout shift since the page came. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 500, 0);
      }),
  );

for (const [name, from, path, address] of [
  ['a list', '/policy/policyDocument', '/policy/policyDeclaration', '**/api/policies/policy_declarations?*'],
  ['the landing', '/policy/policyDocument', '/policy', '**/api/policies/statistics/total_count*'],
] as const) {
  test(`${name} that is long in coming shows its shape, and nothing moves when it is there`, async ({ page }) => {
    await page.goto(from, { waitUntil: 'networkidle' });
    await awake(page);
    const release = await hold(page, address);
    const before = await shifted(page);
    await page.locator(`main nav a[href="${path}"]`).first().click();
    const shape = page.locator('main [aria-busy="true"]');
    await expect(shape).toBeVisible();
    const field = (await shape.locator('> div').nth(1).boundingBox())?.y;
    release();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(shape).toHaveCount(0);
    // What stands below the head stands where its shape did.
    const below = path === '/policy' ? page.locator('main dl').first() : page.getByRole('region', { name: '筛选' });
    expect(Math.abs(((await below.boundingBox())?.y ?? 0) - (field ?? 0))).toBeLessThan(8);
    expect((await shifted(page)) - before).toBeLessThan(0.02);
  });
}

test('while every script of the next page is late, the area stays and the footer does not come up', async ({
  page,
}) => {
  await page.goto('/policy/policyDocument', { waitUntil: 'networkidle' });
  await awake(page);
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  // Each frame that is painted from the click on.
  const watched = page.evaluate(
    () =>
      new Promise<{ frames: number; footer: number; area: number }>((resolve) => {
        const seen = { frames: 0, footer: 0, area: 0 };
        const look = () => {
          seen.frames += 1;
          if ((document.querySelector('footer')?.getBoundingClientRect().top ?? 0) < innerHeight) seen.footer += 1;
          if (document.querySelector('main nav')?.checkVisibility()) seen.area += 1;
          if (document.querySelector('main dl')) resolve(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.locator('main nav a[href="/policy"]').first().click();
  const { frames, footer, area } = await watched;
  expect({ footer, area }).toEqual({ footer: 0, area: frames });
});

test('who narrows a list sees the choice at once, over the older results', async ({ page }) => {
  await page.goto('/policy/policyDocument', { waitUntil: 'networkidle' });
  await alive(page);
  const release = await hold(page, '**/api/policies/policies?*level=national*');
  const choice = page.getByRole('region', { name: '筛选' }).locator('a[href*="level=national"]:visible');
  await choice.click();
  await expect(page).toHaveURL(/level=national/);
  await expect(page.locator('[data-selected][aria-current=true]', { hasText: '国家' }).first()).toBeVisible();
  const results = page.locator('#results [aria-busy="true"]');
  const older = results.locator('a[href^="/policy/policyDocument/"]');
  await expect(older).toHaveCount(20);
  // Longer than a page may take that shows no skeleton.
  await page.waitForTimeout(600);
  await expect(older).toHaveCount(20);
  release();
  await expect(results).toHaveCount(0);
});

test('answers that are tried live in the address: over a sign-on, a reload and the way back', async ({ page }) => {
  await page.goto('/policy/policyRecommend?last_year_r_and_d=3&last_year_sales=9&is_high_tech=perhaps');
  await signOn(page, 'demo');
  const spent = page.getByLabel('上年度研发投入');
  const changed = page.locator('li[data-changed]');
  await expect(spent).toHaveValue('3');
  await expect(changed).toHaveCount(1);

  await page.getByLabel('高新技术企业').selectOption('');
  await expect(page).toHaveURL(/is_high_tech=none/);
  await expect(changed).toHaveCount(2);
  await page.reload();
  await expect(changed).toHaveCount(2);

  await openFirst(page, '/policy/policyDeclaration');
  await page.goBack();
  await expect(spent).toHaveValue('3');
  await expect(changed).toHaveCount(2);

  await page.getByRole('button', { name: '还原' }).click();
  await expect(page).toHaveURL((url) => url.search === '');
  await expect(changed).toHaveCount(0);
});

/** The stored session, as old as it may not become. */
const expire = () => {
  const stored = JSON.parse(localStorage.getItem('zonekit.session') ?? '{}');
  localStorage.setItem('zonekit.session', JSON.stringify({ ...stored, storedAt: stored.storedAt - 121 * 60_000 }));
};

test('a guest of bsr whose login has run out reads so at /login, and is back at the same place', async ({ page }) => {
  const logIn = async (come: () => Promise<unknown>, { expired }: { expired: boolean }) => {
    await logInByCaptcha(page, 'demo', async () => {
      await come();
      await expect(page.locator('input[autocomplete=username]')).toBeVisible();
      await expect(page.getByText('登录已过期')).toHaveCount(expired ? 1 : 0);
    });
  };
  const place = '/policy/policyRecommend?last_year_r_and_d=3';
  await logIn(() => page.goto(`${BSR}${place}`), { expired: false });
  await expect(page).toHaveURL(`${BSR}${place}`);
  await expect(page.getByLabel('上年度研发投入')).toHaveValue('3');

  await page.evaluate(expire);
  await logIn(() => page.reload(), { expired: true });
  await expect(page).toHaveURL(`${BSR}${place}`);
  await expect(page.getByLabel('上年度研发投入')).toHaveValue('3');
});

test('/login of ftz, where the single sign-on does not answer, says that the session has run out', async ({ page }) => {
  const place = '/userCenter/user/space';
  await page.goto(place);
  await signOn(page, 'demo');
  await expect(page).toHaveURL((url) => url.pathname === place);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.route('**/api/users/sso/check*', (route) => route.abort());
  await page.evaluate(expire);
  await page.reload();
  await expect(page.getByText('登录已过期')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('return') === place);
  // A visitor without a redirect sees no notice.
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('登录已过期')).toHaveCount(0);
});

test('a call gives its deadline to a calendar, and a poster to a chat', async ({ page }) => {
  await page.goto('/policy/policyDeclaration/dec-open-26', { waitUntil: 'networkidle' });
  await awake(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '加入日历' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('dec-open-26.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('\r\nUID:dec-open-26@policy.zonekit\r\n');
  expect(file).toContain('\r\nDTSTART:20261126T090000Z\r\n');

  await page.getByRole('button', { name: '海报' }).click();
  const poster = page.getByRole('img', {
    name: /^海报：关于组织申报2026年度.*支持金额 最高 300万元.*2026-11-26 17:00 截止/,
  });
  await expect(poster).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '保存图片' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^关于组织申报2026年度.*\.png$/);
});
