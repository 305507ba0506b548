import { type Endpoint, endpoint, envelope } from '@zonekit/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApi, type TestApi } from '../../test/harness.ts';
import type { Module } from './module.ts';
import { Problem } from './problem.ts';

const remember = endpoint({
  method: 'POST',
  path: '/test/notes',
  summary: 'Writes a row, for this test',
  access: 'user',
  body: z.object({ note: z.string() }),
  status: 201,
  idempotent: true,
  response: envelope(z.object({ id: z.string(), written: z.number() })),
}) satisfies Endpoint;

let written = 0;
const notes: Module = {
  name: 'notes',
  routes(serve) {
    serve(remember, async ({ body, db, user }) => {
      const row = { client_id: user.user_id, nonce: `note-${body.note}`, expires_at: '2099-01-01T00:00:00+08:00' };
      await db.insertInto('nonces').values(row).execute();
      if (body.note === 'refused') throw new Problem(409, 'conflict');
      written += 1;
      return { data: { id: body.note, written } };
    });
  },
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ extra: [notes] });
});
afterAll(() => api.close());

const send = (note: string, idempotencyKey: string, as: 'demo' | 'staff' = 'demo') =>
  api.inject(remember, { body: { note }, idempotencyKey }, { as });

const rowsOf = async (note: string): Promise<number> =>
  (await api.db.selectFrom('nonces').where('nonce', '=', `note-${note}`).selectAll().execute()).length;

test('the same key answers the same, byte for byte, and writes once', async () => {
  const first = await send('one', 'key-one-1');
  const second = await send('one', 'key-one-1');
  expect(first.status).toBe(201);
  expect(second.status).toBe(201);
  expect(second.raw).toEqual(first.raw);
  expect(await rowsOf('one')).toBe(1);
});

test('twenty at once get one and the same answer', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send('twenty', 'key-twenty')));
  expect(new Set(answers.map(({ status, raw }) => `${status} ${raw}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await rowsOf('twenty')).toBe(1);
});

test('the same key with another body is refused', async () => {
  await send('first', 'key-mismatch');
  expect(await send('second', 'key-mismatch')).toMatchObject({ status: 422, error: { code: 'idempotency_mismatch' } });
  expect(await rowsOf('second')).toBe(0);
});

test('a key belongs to its user', async () => {
  await send('mine', 'key-shared');
  expect((await send('theirs', 'key-shared', 'staff')).status).toBe(201);
});

test('what failed leaves nothing behind and may be sent again with the same key', async () => {
  expect((await send('refused', 'key-refused')).status).toBe(409);
  expect(await rowsOf('refused')).toBe(0);
  expect((await send('refused', 'key-refused')).status).toBe(409);
});

test('a key that is none is refused', async () => {
  expect((await send('x', 'short')).error.code).toBe('bad_request');
});
