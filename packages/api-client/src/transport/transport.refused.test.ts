import { describe, expect, test } from 'vitest';
import { connectTo, failure, fakeService, json, write } from './fake-service.ts';

const service = fakeService();

describe('401', () => {
  const refused = json(401, { code: 'unauthenticated', message: '尚未登录或登录已过期，请重新登录' });

  test('is tried once with a newer token where there is one', async () => {
    service.handlers = [refused];
    const { transport, onUnauthenticated } = connectTo(service, { token: () => 'old', renewToken: async () => 'new' });
    await transport.call(write, {});
    expect(service.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  test('is told with the token that was refused', async () => {
    service.handlers = [refused, refused];
    const { transport, onUnauthenticated } = connectTo(service, { token: () => 'old', renewToken: async () => 'new' });
    const error = await failure(transport.call(write, {}));
    expect(onUnauthenticated.mock.calls).toEqual([[error, 'new']]);
  });

  test('for wrong credentials is no end of a session', async () => {
    service.handlers = [json(401, { code: 'credentials_invalid', message: 'x' })];
    const { transport, onUnauthenticated, onError } = connectTo(service, { token: () => 'old' });
    await failure(transport.call(write, {}));
    expect(onUnauthenticated).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('of a quiet call is the business of its caller', async () => {
    service.handlers = [refused];
    const { transport, onUnauthenticated, onError } = connectTo(service);
    expect((await failure(transport.call(write, {}, { quiet: true }))).status).toBe(401);
    expect(onUnauthenticated).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });
});
