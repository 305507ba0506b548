import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, envelope } from './contract.ts';
import { lightEndpoints } from './light-endpoints.ts';

const full = {
  getSpace: endpoint({
    method: 'GET',
    path: '/spaces/{id}',
    summary: 'A space',
    access: 'public',
    response: envelope(z.object({ id: z.string() })),
  }),
};

test('the schemas load with the first answer that is checked', async () => {
  const load = vi.fn(async () => full);
  const { getSpace } = lightEndpoints({ getSpace: { method: 'GET', path: '/spaces/{id}', access: 'public' } }, load);
  expect([getSpace.path, load.mock.calls.length]).toEqual(['/spaces/{id}', 0]);
  const check = (getSpace as { check?: (answer: unknown) => Promise<{ success: boolean }> }).check;
  expect(await check?.({ data: { id: 's-1' } })).toMatchObject({ success: true });
  expect(await check?.({ data: {} })).toMatchObject({ success: false });
});
