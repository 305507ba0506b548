import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints, type EndpointName } from '../contract/all-endpoints.ts';
import { binary, type Endpoint } from '../contract/contract.ts';
import { getPolicy } from '../policy/policy.client.ts';
import { createBooking, listBookings } from '../roadshow/roadshow.client.ts';
import { bodySha256 } from '../signing/body-sha256.ts';
import { failure } from '../transport/fake-service.ts';
import { createTransport, type InputOf } from '../transport/transport.ts';
import { makeBooking, makePolicyDetail } from './builders.ts';
import { type HandlersOptions, handlers, type Overrides, Refusal } from './handlers.ts';
import { sampleOf } from './sample.ts';

const NOW = 1_795_197_600_000;
const connect = (
  overrides: Overrides = {},
  over: { secret?: string; token?: string | null; now?: number } = {},
  options: HandlersOptions = {},
) => {
  const handle = handlers(overrides, { now: () => NOW, ...options });
  const { secret = 'demo-secret', token = 't1', now = NOW } = over;
  return createTransport({
    baseUrls: { fallback: 'https://api.example/api' },
    clientId: 'zonekit-portal',
    secret,
    locale: () => 'en',
    token: () => token,
    now: () => now,
    wait: async () => undefined,
    fetch: (input, init) => handle(new Request(input, init)),
  });
};

/** What a caller would give, made from the contract itself. */
const inputOf = (endpoint: Endpoint): InputOf<Endpoint> => {
  const given = (schema: Endpoint['body']) => schema && (sampleInput(schema) as Record<string, unknown>);
  const input = { params: given(endpoint.params), query: given(endpoint.query), body: given(endpoint.body) };
  const payload = endpoint.bytes && { blob: new Blob(['a']), name: 'a.txt', sha256: bodySha256('a') };
  return { ...input, ...(payload && { payload }) } as InputOf<Endpoint>;
};
const sampleInput = (schema: z.ZodMiniType): unknown => {
  const sample = sampleOf(schema) as Record<string, unknown>;
  const { client_id: _, ts: __, sign: ___, cursor: ____, ...rest } = sample;
  return rest;
};

const endpoints = Object.entries(allEndpoints as Record<string, Endpoint>);

describe('every call of the contract is answered, signed by the client, as its contract says', () => {
  test.each(endpoints)('%s', async (_, endpoint) => {
    const transport = connect();
    if (endpoint.response === binary) {
      expect((await transport.download(endpoint, inputOf(endpoint))).blob.size).toBeGreaterThan(0);
      return;
    }
    const answer = await transport.call(endpoint, inputOf(endpoint));
    expect(z.safeParse(endpoint.response, answer).success).toBe(true);
    expect(await transport.call(endpoint, inputOf(endpoint))).toEqual(answer);
  });

  test('a sample of every answer fits its contract by itself', () => {
    const misfits = endpoints.filter(([, { response }]) => !response.safeParse(sampleOf(response)).success);
    expect(misfits.map(([name]) => name)).toEqual([]);
  });
});

describe('what the service refuses', () => {
  test.each(endpoints)('%s with a wrong signature', async (_, endpoint) => {
    const transport = connect({}, { secret: 'another' });
    const error = await failure(transport.download(endpoint, inputOf(endpoint)));
    expect(error).toMatchObject({
      status: 400,
      code: 'signature_invalid',
      serverMessage: 'The signature of the request is wrong',
    });
  });

  test('a call without any signature, but for a file', async () => {
    const handle = handlers();
    const bare = (path: string) => handle(new Request(`https://api.example/api${path}`));
    expect((await bare('/policies/tags')).status).toBe(400);
    expect((await bare('/users/sso/check?redirect_uri=x')).status).toBe(400);
    expect((await bare('/universal/files/f-1')).status).toBe(200);
  });

  test('a call whose clock is off, telling the time, so that the client corrects its own', async () => {
    const tags = await connect({}, { now: NOW - 3_600_000 }).call(allEndpoints.listTags, {});
    expect(tags.data.length).toBeGreaterThan(0);
    const fixed = { clientId: 'zonekit-portal', secret: 'demo-secret' };
    const answer = await handlers({}, { ...fixed, now: () => NOW + 3_600_000 })(await signedRequest());
    expect([answer.status, answer.headers.get('x-server-time')]).toEqual([400, String((NOW + 3_600_000) / 1000)]);
  });

  test('a call that needs a login, without a token or with one that is nobody’s', async () => {
    const refusal = {
      status: 401,
      code: 'unauthenticated',
      serverMessage: 'You are not logged in, or the login has expired. Please log in again',
    };
    expect(await failure(listBookings(connect({}, { token: null })))).toMatchObject(refusal);
    expect(await failure(listBookings(connect({}, {}, { knows: (token) => token === 'other' })))).toMatchObject(
      refusal,
    );
  });

  test('unknown addresses and methods', async () => {
    const handle = handlers();
    expect((await handle(new Request('https://api.example/api/no/such'))).status).toBe(404);
    expect((await handle(new Request('https://api.example/elsewhere'))).status).toBe(404);
    const other = await handle(new Request('https://api.example/api/policies/tags', { method: 'DELETE' }));
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET']);
  });

  test('what does not fit the contract, field by field', async () => {
    const { id: _, ...booking } = makeBooking();
    const error = await failure(createBooking(connect(), { ...booking, contact_phone: '12', attendees_count: 1000 }));
    expect(error).toMatchObject({ status: 422, code: 'validation_failed' });
    const fields = (error.code === 'validation_failed' && error.details?.fields) || [];
    expect(fields.map(({ path }) => path).sort()).toEqual(['attendees_count', 'contact_phone']);
    for (const { message } of fields) expect(message).toMatch(/\w/);
  });
});

describe('answers of a test’s own', () => {
  test('take the place of the sample, and know the call', async () => {
    const transport = connect({
      getPolicy: ({ params, locale, token }) => ({
        data: makePolicyDetail({ id: params.data_id, title: `${locale} ${token}` }),
      }),
    });
    expect(await getPolicy(transport, 'p-7')).toMatchObject({ id: 'p-7', title: 'en t1' });
  });

  test('may be refusals', async () => {
    const details = { conflicts: [], nearest_free: [] };
    const transport = connect({
      createBooking: () => {
        throw new Refusal(409, 'conflict', { details });
      },
    });
    const { id: _, ...booking } = makeBooking();
    const error = await failure(createBooking(transport, booking));
    expect(error).toMatchObject({ status: 409, code: 'conflict', details });
    expect(error.serverMessage).toMatch(/Somebody else/);
  });

  test('that do not fit the contract are a fault of the test, which is told', async () => {
    const wrong: Overrides = { listTags: () => ({ data: [{ id: '' }] }) as never };
    await expect(handlers(wrong, { now: () => NOW })(await signedRequest())).rejects.toThrow(
      /listTags does not fit.*data\/0\/id/,
    );
  });
});

/** A signed request for the tags, as the client makes it. */
const signedRequest = () =>
  new Promise<Request>((resolve) => {
    const transport = createTransport({
      baseUrls: { fallback: 'https://api.example/api' },
      clientId: 'zonekit-portal',
      secret: 'demo-secret',
      locale: () => 'en',
      now: () => NOW,
      fetch: async (input, init) => {
        resolve(new Request(input, init));
        return Response.json({ data: [] });
      },
    });
    void transport.call(allEndpoints.listTags satisfies (typeof allEndpoints)[EndpointName], {});
  });
