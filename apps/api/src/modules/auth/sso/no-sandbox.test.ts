import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { expect, test } from 'vitest';
import { startTestApi } from '../../../../test/harness.ts';

test('outside demo mode there is no sandbox and no code in a header', async () => {
  const api = await startTestApi({ config: { demo: false } });
  try {
    expect((await api.app.inject({ url: '/api/sandbox/sso/authorize' })).statusCode).toBe(404);
    expect((await api.inject(authEndpoints.imageCaptcha)).headers).not.toHaveProperty('x-demo-code');
  } finally {
    await api.close();
  }
});
