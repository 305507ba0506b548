import { qrcodeEndpoints } from '@zonekit/api-client/qrcode/contract';
import readQr from 'jsqr';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = (query: Record<string, unknown>) => api.inject(qrcodeEndpoints.generateQrCode, { query });

it.each([
  ['https://zone.example/policy/policyBrowse/p-1?lang=en', 256],
  ['冷链物流补助申报', 300],
  ['冷'.repeat(500), 1024],
])('a reader finds %s in its code', async (content, size) => {
  const { status, body } = await ask({ content, size });
  expect(status).toBe(200);
  const [head, base64 = ''] = body.data.base64.split(',');
  expect(head).toBe('data:image/png;base64');
  const { width, height, data } = PNG.sync.read(Buffer.from(base64, 'base64'));
  expect([width, height]).toEqual([size, size]);
  expect(readQr(new Uint8ClampedArray(data), width, height)?.data).toBe(content);
});

it.each([{}, { content: '' }, { content: 'x'.repeat(501) }, { content: 'a', size: 5000 }])(
  '%j fits no contract',
  async (query) => {
    expect((await ask(query)).status).toBe(422);
  },
);
