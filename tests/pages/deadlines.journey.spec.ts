import { expect } from '@playwright/test';
import applicationsEn from '../../apps/portal/src/pages/policy/messages/applications.en.ts';
import applicationsZh from '../../apps/portal/src/pages/policy/messages/applications.zh-CN.ts';
import detailEn from '../../apps/portal/src/pages/policy/messages/detail.en.ts';
import detailZh from '../../apps/portal/src/pages/policy/messages/detail.zh-CN.ts';
import versionsEn from '../../apps/portal/src/pages/policy/messages/versions.en.ts';
import versionsZh from '../../apps/portal/src/pages/policy/messages/versions.zh-CN.ts';
import monthEn from '../../apps/portal/src/pages/shared/month/messages/en.ts';
import monthZh from '../../apps/portal/src/pages/shared/month/messages/zh-CN.ts';
import { getDeclaration } from '../../packages/api-client/src/policy/policy.client.ts';
import { callerOf } from './callers.ts';
import { dueRuns } from './languages.ts';
import { listen, PHONE, signOn, test } from './support.ts';

const CALL = 'dec-open-26';
const FOLLOWED = '/userCenter/user/policyManagement?tab=subscriptions';

const RUNS = [
  {
    name: 'in Chinese',
    locale: 'zh-CN',
    phone: false,
    account: 'staff',
    t: { ...detailZh, ...applicationsZh, month: monthZh, versions: versionsZh },
  },
  {
    name: 'in English on a phone',
    locale: 'en',
    phone: true,
    account: 'new',
    t: { ...detailEn, ...applicationsEn, month: monthEn, versions: versionsEn },
  },
] as const;

for (const { name, locale, phone, account, t } of dueRuns(RUNS, import.meta.filename)) {
  test.describe(name, () => {
    test.use({ locale, ...(phone ? PHONE : {}) });

    test(`a call is followed, stands in the calendar of deadlines, and in a private feed ${name}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const said = listen(page);
      const { closes_at } = await getDeclaration(await callerOf(baseURL ?? '', 'operator'), CALL);

      await page.goto(FOLLOWED, { waitUntil: 'networkidle' });
      await signOn(page, account);
      await expect(page.getByRole('heading', { name: t.followed.empty })).toBeVisible();

      await test.step('follows a call', async () => {
        await page.goto(`/policy/policyDeclaration/${CALL}`, { waitUntil: 'networkidle' });
        await page.getByRole('button', { name: t.follow, exact: true }).click();
        await expect(page.getByRole('button', { name: t.unfollow, exact: true })).toBeVisible();
      });
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

      await test.step('finds its deadline on its day', async () => {
        await page.goto(FOLLOWED, { waitUntil: 'networkidle' });
        const shown = page.locator(`time[datetime="${closes_at.slice(0, 10)}"]`);
        // The deadline is six days ahead, perhaps in the next month.
        await expect(page.getByRole('table')).toBeVisible();
        if ((await shown.count()) === 0) await page.getByRole('link', { name: t.month.next, exact: true }).click();
        const day = page.getByRole('cell').filter({ has: shown });
        await expect(day.getByRole('link', { name: title })).toBeVisible();
        await expect(day.getByRole('link', { name: title })).toContainText(closes_at.slice(11, 16));
      });

      await test.step('reads it in a private feed', async () => {
        await page.getByRole('button', { name: t.feeds.make }).click();
        const calendar = await page.locator('code').first().textContent();
        const answer = await page.request.get(calendar ?? '');
        expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
        const text = (await answer.text()).replaceAll('\r\n ', '');
        expect(text).toContain(CALL);
        expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
      });

      await test.step('ends both', async () => {
        await page.getByRole('button', { name: t.feeds.end, exact: true }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: t.feeds.end, exact: true }).click();
        await expect(page.getByRole('button', { name: t.feeds.end, exact: true })).toHaveCount(0);
        await page.getByRole('button', { name: t.followed.endOf.replace('{title}', title) }).click();
        await expect(page.getByRole('heading', { name: t.followed.empty })).toBeVisible();
      });
      expect(said).toEqual([]);
    });

    test(`two versions of a policy are compared ${name}`, async ({ page }) => {
      const said = listen(page);
      await page.goto('/policy/policyDocument/pol-0002', { waitUntil: 'networkidle' });
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await page
        .getByRole('link', { name: t.versions.compareOf.split('{')[0] ?? '' })
        .first()
        .click();
      await expect(page).toHaveURL(/\?compare=pol-0002-v1/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('del').first()).toBeVisible();
      await expect(page.locator('ins').first()).toBeVisible();

      await test.step('the same version is not offered on both sides, and the way back leads to the document', async () => {
        const older = page.getByLabel(t.versions.older, { exact: true });
        const newer = page.getByLabel(t.versions.newer, { exact: true });
        await expect(newer.locator(`option[value="${await older.inputValue()}"]`)).toBeDisabled();
        await page.getByRole('link', { name: t.versions.back }).click();
        await expect(page).toHaveURL(/\/policy\/policyDocument\/pol-0002$/);
      });
      expect(said).toEqual([]);
    });
  });
}
