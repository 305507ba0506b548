import { expect, test } from 'vitest';
import { connectTo, fakeService, NOW, read, signedWrite, write } from './fake-service.ts';
import { createGatewayTransport } from './gateway-transport.ts';
import { randomUuid } from './random-id.ts';

const service = fakeService();
const DEVICE = '3f9a0c51-7d2e-4b60-9a11-0c4de1f7a802';

const throughGateway = (deviceId: () => string | null) =>
  createGatewayTransport({
    baseUrls: { fallback: `${service.origin}/bff` },
    locale: () => 'zh-CN',
    now: () => NOW,
    deviceId,
  });

test.each([
  ['directly', (deviceId: () => string | null) => connectTo(service, { deviceId }).transport],
  ['through the gateway', throughGateway],
])('%s: what signs in names the device, and nothing else does', async (_, connect) => {
  const transport = connect(() => DEVICE);
  await transport.call(signedWrite, { body: { code: 'c' } });
  await transport.call(read, { params: { id: '1' } });
  await transport.call(write, {});
  expect(service.seen.map(({ headers }) => headers['x-device-id'])).toEqual([DEVICE, undefined, undefined]);
});

test('a device without an id names none', async () => {
  await connectTo(service, { deviceId: () => null }).transport.call(signedWrite, { body: { code: 'c' } });
  await connectTo(service).transport.call(signedWrite, { body: { code: 'c' } });
  expect(service.seen.map(({ headers }) => 'x-device-id' in headers)).toEqual([false, false]);
});

test('a random UUID is of version 4, in lower case, and another one each time', () => {
  const uuids = Array.from({ length: 500 }, randomUuid);
  for (const uuid of uuids) {
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(uuids).size).toBe(500);
});
