import { truncateSync, writeFileSync } from 'node:fs';
import { expect, type Page, type Request } from '@playwright/test';
import { signedInAs } from './callers.ts';
import { listen, PDF, test } from './support.ts';

test.use(signedInAs('demo'));

const FORM = '/userCenter/user/policyManagement/new?call=dec-open-06';
const MB = 1024 * 1024;

/** Bytes a second that go up. By the browser itself: a request that a test holds back loses its piece of a file. */
const slowUp = async (page: Page, bytes: number) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytes,
  });
  return () => client.detach();
};

/** Calls about uploads from here on: `PATCH 1048576` is a piece from that byte on. */
const uploadCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.includes('/universal/uploads')) return;
    calls.push(`${request.method()} ${searchParams.get('offset') ?? pathname.split('/').at(-1)}`);
  });
  return calls;
};

test('a large file is paused, goes on after a reload when it is chosen once more, and is let go of when it is removed', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  const path = info.outputPath('平面图.pdf');
  writeFileSync(path, PDF.buffer);
  truncateSync(path, 9 * MB);
  await page.goto(FORM);
  const input = page.locator('main input[type=file]').first();
  const row = page.locator('main li[data-status]');
  await expect(input).toBeEnabled();

  await test.step('it shows how far it is, and pauses', async () => {
    const calls = uploadCalls(page);
    const quick = await slowUp(page, 3 * MB);
    await input.setInputFiles(path);
    await expect(row).toContainText(/已上传 [1-9]\d?%/);
    await page.getByRole('button', { name: '暂停 平面图.pdf' }).click();
    await expect(row).toHaveAttribute('data-status', 'paused');
    await quick();
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });

  await test.step('the form is not handed in without it', async () => {
    await page.getByRole('button', { name: '提交申报' }).click();
    await expect(page.getByRole('link', { name: '文件还没有传完：请等待、继续或移除' })).toBeVisible();
  });

  await test.step('after a reload it is told of, and goes on from where it stood', async () => {
    await page.reload();
    const left = page.getByRole('status').getByRole('listitem').filter({ hasText: '平面图.pdf' });
    await expect(left).toContainText(/已上传 [1-9]\d?%/);
    const calls = uploadCalls(page);
    await input.setInputFiles(path);
    await expect(row).toHaveAttribute('data-status', 'done');
    await expect(left).toBeHidden();
    const pieces = calls.filter((call) => call.startsWith('PATCH'));
    expect(Number(pieces[0]?.split(' ')[1])).toBeGreaterThanOrEqual(MB);
    expect(calls).toContain('POST finish');
  });

  await test.step('another one is removed half-way, and the service lets go of it', async () => {
    const other = info.outputPath('录像.zip');
    writeFileSync(other, Buffer.from('PK\x03\x04', 'latin1'));
    truncateSync(other, 9 * MB);
    const second = page.locator('main input[type=file]').nth(1);
    const quick = await slowUp(page, 3 * MB);
    await second.setInputFiles(other);
    await expect(row.nth(1)).toContainText(/已上传 [1-9]\d?%/);
    const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByRole('button', { name: '移除 录像.zip' }).click();
    expect((await gone).status()).toBe(200);
    await quick();
    await page.reload();
    await expect(page.getByText('平面图.pdf', { exact: true })).toBeVisible();
    await expect(page.getByText('录像.zip')).toHaveCount(0);
  });
});

test('a file that cannot be taken says which and why: its type, its size, what it holds', async ({ page }, info) => {
  await page.goto(FORM);
  const said = listen(page);
  const input = page.locator('main input[type=file]').nth(2);
  const large = info.outputPath('年报.pdf');
  writeFileSync(large, PDF.buffer);
  truncateSync(large, 51 * MB);
  await input.setInputFiles(large);
  await expect(page.getByText('“年报.pdf”没有添加：超过 50 MB')).toBeVisible();
  await input.setInputFiles({ name: '工具.exe', mimeType: '', buffer: Buffer.from('MZ') });
  await expect(page.getByText('“工具.exe”没有添加：不接受这种文件')).toBeVisible();
  await input.setInputFiles({ ...PDF, name: '伪装.pdf', buffer: Buffer.from('MZ\x90\0', 'latin1') });
  await expect(page.getByText('文件内容与扩展名不符，或文件已损坏')).toBeVisible();
  // The refusal by content is the service's, and browsers log it.
  expect(said).toEqual([expect.stringContaining('415')]);
});

test('an enterprise adds its logo and its licence, and keeps what it was', async ({ page }) => {
  const place = '/userCenter/user/informate';
  await page.goto(`${place}?edit=current`);
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const logo = { name: '标志.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
  await page.getByLabel('企业标志').setInputFiles(logo);
  await page.getByLabel('营业执照').setInputFiles({ ...PDF, name: '营业执照.pdf' });
  await expect(page.locator('main li[data-status=done]')).toHaveCount(2);
  await expect(page.getByLabel('产业领域')).toHaveValue('ind-equipment');
  await page.getByRole('button', { name: '保存企业信息' }).click();
  await expect(page).toHaveURL((url) => url.pathname === place && url.search === '');
  for (const shown of ['标志.png', '营业执照.pdf', '智能装备']) {
    await expect(page.getByRole('main').getByText(shown, { exact: true }).first()).toBeVisible();
  }
});
