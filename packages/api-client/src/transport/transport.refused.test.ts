import { describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '../contract/contract.ts';
import { connectTo, failure, fakeService, json, read, signedWrite, write } from './fake-service.ts';

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

  // Cause: `quiet` silenced the end of the session along with the messages, so that a form stayed open under a dead token.
  test('of a quiet write ends the session all the same, without a message', async () => {
    service.handlers = [refused];
    const { transport, onUnauthenticated, onError } = connectTo(service, { token: () => 'old' });
    const error = await failure(transport.call(write, {}, { quiet: true }));
    expect(onUnauthenticated.mock.calls).toEqual([[error, 'old']]);
    expect(onError).not.toHaveBeenCalled();
  });

  test('without a token ends nothing', async () => {
    service.handlers = [refused, refused];
    const { transport, onUnauthenticated, onError } = connectTo(service);
    await failure(transport.call(write, {}));
    await failure(transport.call(write, {}, { quiet: true }));
    expect(onUnauthenticated).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('of the call that renews a token, or gives it up, is the business of that call', async () => {
    service.handlers = [refused];
    const renewToken = vi.fn(async () => 'new');
    const { transport, onUnauthenticated } = connectTo(service, { token: () => 'old', renewToken });
    await failure(transport.call(write, {}, { quiet: true, renew: false }));
    expect(renewToken).not.toHaveBeenCalled();
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  test.each([
    [
      'without a code, from a login of an older back end, is about the password',
      signedWrite,
      { body: { code: 'c' } },
      0,
    ],
    ['without a code, from any other call of it, is about the token', read, { params: { id: '1' } }, 1],
  ] as const)('%s', async (_, endpoint, input, ends) => {
    service.handlers = [json(401, { message: 'x' })];
    const { transport, onUnauthenticated } = connectTo(service, { token: () => 'old' });
    await failure(transport.call<Endpoint>(endpoint, input, { quiet: true }));
    expect(onUnauthenticated).toHaveBeenCalledTimes(ends);
  });
});
