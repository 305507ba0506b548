import { expect } from '@playwright/test';
import { getOverview } from '../../packages/api-client/src/overview/overview.client.ts';
import { createApplication, deleteApplication } from '../../packages/api-client/src/policy/application.client.ts';
import { callerOf, signedInAs } from './callers.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { test } from './support.ts';

/** Nobody else's tests look at the records of this account. */
const ACCOUNT = 'staff';

test.use(signedInAs(ACCOUNT));

test('the overview has a task for a draft, counts it in the menu, and leads to it', async ({ page, baseURL }) => {
  const caller = await callerOf(baseURL ?? '', ACCOUNT);
  const { tasks } = await getOverview(caller);
  const { id } = await createApplication(caller, { declaration_id: 'dec-open-26' });
  try {
    const layoutShift = await watchLayoutShift(page);
    await page.goto('/userCenter/user');
    await expect(page).toHaveURL(/\/userCenter$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${tasks.length + 1}件事等您处理`);
    await expect(page.getByRole('link', { name: /我的政策/ })).toContainText('1');
    await expect(page.getByRole('img', { name: /^未来30天的\d+个期限：.*11-26/ })).toBeVisible();
    expect(await layoutShift()).toBeLessThan(0.02);
    await page.getByRole('link', { name: '继续填写' }).click();
    await expect(page).toHaveURL(new RegExp(`/userCenter/user/policyManagement/${id}`));
    await page.getByRole('link', { name: '用户中心' }).first().click();
    await expect(page).toHaveURL(/\/userCenter$/);
  } finally {
    await deleteApplication(caller, id);
  }
});
