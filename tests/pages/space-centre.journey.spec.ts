import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { moveEntryApplication } from '../../packages/api-client/src/space/entry-application.client.ts';
import { listReports, moveReport } from '../../packages/api-client/src/space/report.client.ts';
import { listUnits } from '../../packages/api-client/src/space/space.client.ts';
import { callerOf, signedInAs } from './callers.ts';
import { listen, PDF, test } from './support.ts';

const CENTRE = '/userCenter/user/space';
const PURPOSE = '深冷箱体的装配与检漏，两班生产，装配区 320 平方米。';

test.use(signedInAs('demo'));

const faultsOf = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

test('an enterprise applies for a unit, reloads in the middle, is returned with two remarks, corrects them and is approved', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const said = listen(page);
  const origin = baseURL ?? '';
  const operator = await callerOf(origin, 'operator');
  const { data } = await listUnits(operator, { availability: ['vacant'], house_type: ['office'], page_size: 1 });
  const unit = data[0];
  if (!unit) throw new Error('The demo has no vacant office.');

  await page.goto(`${CENTRE}/applying/modify?unit=${unit.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(unit.number);
  await expect(page.getByRole('combobox', { name: '拟租单元' })).toHaveValue(unit.title);
  await page.getByLabel('用途与经营内容').fill(PURPOSE);
  await page.reload();
  await expect(page.getByText(/^已恢复.*填写的内容/)).toBeVisible();
  await expect(page.getByLabel('用途与经营内容')).toHaveValue(PURPOSE);

  // A draft with half a phone number is refused at its field, and saved once that is mended; its address gets its id.
  await page.getByLabel('联系手机').fill('138');
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByText('请填写正确的手机号')).toBeVisible();
  await page.getByLabel('联系手机').fill('13800002026');
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page).toHaveURL(/\/applying\/modify\/[^/?]+$/);
  await expect(page.getByRole('status').filter({ hasText: '已保存，' })).toBeVisible();

  // What is typed after that belongs to the saved draft.
  await page.getByLabel('所属行业').fill('智能装备');
  await page.reload();
  await expect(page.getByLabel('所属行业')).toHaveValue('智能装备');
  await expect(page.getByLabel('用途与经营内容')).toHaveValue(PURPOSE);

  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByRole('link', { name: '请上传营业执照' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('起租日').fill(unit.available_on > '2027-01-01' ? unit.available_on : '2027-01-01');
  await page.getByLabel('租期（月）').fill('36');
  await page.getByLabel('租金支付').selectOption('quarter');
  await page.getByLabel('入驻人数').fill('60');
  await page.getByLabel('计划投资（万元）').fill('4200.5');
  await page.getByRole('radio', { name: '没有影响' }).check({ force: true });
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ ...PDF, name: '执照.pdf' });
  await expect(page.locator('main li[data-status=done]')).toHaveCount(1);
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('已提交，等待受理')).toBeVisible();
  const id = idOf(page);
  expect(await faultsOf(page)).toEqual([]);

  await moveEntryApplication(operator, id, { status: 'reviewing' });
  await moveEntryApplication(operator, id, {
    status: 'returned',
    reason: '补齐两处即可批准',
    remarks: [
      { field: 'headcount', remark: '与社保人数不一致' },
      { field: 'purpose', remark: '请写明装配区的面积' },
    ],
  });
  await page.reload();
  await page.getByRole('link', { name: '补正并重新提交' }).click();
  await expect(page.getByRole('heading', { name: '退回的2处' })).toBeVisible();
  await page.getByLabel('入驻人数').fill('48');
  await expect(page.getByText('60改为48')).toBeVisible();
  // The value of the return stays, also once the correction is saved.
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已保存，' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('60改为48')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.screenshot({ path: 'test-results/space-application.png', fullPage: true });
  await page.getByRole('button', { name: '重新提交' }).click();
  await expect(page.getByText('已提交，等待受理')).toBeVisible();

  await moveEntryApplication(operator, id, { status: 'reviewing' });
  await moveEntryApplication(operator, id, { status: 'approved' });
  await page.reload();
  await expect(page.getByText('申请已通过，合同已生成')).toBeVisible();
  await page.getByRole('link', { name: '查看合同' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(unit.number);
  expect(said).toEqual([]);
});

test('an overdue report asks why a figure changed, is submitted, returned at its field, corrected and accepted', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const said = listen(page);
  const operator = await callerOf(baseURL ?? '', 'operator');
  const demo = await callerOf(baseURL ?? '', 'demo');
  const { data } = await listReports(demo, { status: ['overdue'] });
  const report = data.at(-1);
  if (!report) throw new Error('The demo has no overdue report.');

  await page.goto(`${CENTRE}/businessStatus`);
  await page.locator(`main a[href="${CENTRE}/businessStatus/${report.id}"]`).first().click();
  await expect(page.getByText('已逾期，请尽快上报')).toBeVisible();
  await page.getByRole('button', { name: /^空缺项沿用/ }).click();
  await page.getByRole('textbox', { name: /^用电量/ }).fill('1');
  await expect(page.getByRole('textbox', { name: '用电量变动的说明' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^用电量/ }).first()).toHaveValue('1');
  await page.getByRole('button', { name: /^提交/ }).click();
  await expect(page.getByRole('link', { name: '用电量变动超过三成，请说明原因' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('textbox', { name: '用电量变动的说明' }).fill('产线搬迁，停产检修。');
  await page.getByRole('button', { name: /^提交/ }).click();
  await expect(page.getByText('已上报，等待审核')).toBeVisible();
  await expect(page.getByText('产线搬迁，停产检修。')).toBeVisible();

  await moveReport(operator, report.id, {
    status: 'returned',
    reason: '用电量单位有误',
    remarks: [{ field: 'energy', remark: '请按千瓦时填写' }],
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: '退回的1处' })).toBeVisible();
  await page
    .getByRole('textbox', { name: /^用电量/ })
    .first()
    .fill('2');
  await expect(page.getByText('1改为2')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '重新提交' }).click();
  await expect(page.getByText('已上报，等待审核')).toBeVisible();
  await moveReport(operator, report.id, { status: 'accepted' });
  await page.reload();
  await expect(page.getByText('已接收', { exact: true }).first()).toBeVisible();
  expect(said).toEqual([]);
});
