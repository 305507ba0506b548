import { Writable } from 'node:stream';
import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../test/harness.ts';

interface Line {
  level: number;
  msg: string;
  refused?: number;
  ms?: number;
  err?: { code?: string };
}

const [INFO, WARN, ERROR] = [30, 40, 50];
const REQUESTS = 200;

let lines: Line[] = [];
let api: TestApi;
beforeAll(async () => {
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  api = await startTestApi({ logTo });
}, 60_000);
afterAll(() => api.close());
beforeEach(() => {
  lines = [];
});

/** What a pool says whose server is gone: every query fails before it is sent. */
const takeDown = () => {
  const executor = api.db.getExecutor();
  const refuse = vi
    .spyOn(executor, 'provideConnection')
    .mockRejectedValue(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  return () => refuse.mockRestore();
};

test('an outage of the database is two lines: its beginning with the reason, its end with how many were refused', async () => {
  const bringUp = takeDown();
  const answers = await Promise.all(Array.from({ length: REQUESTS }, () => api.inject(authEndpoints.imageCaptcha)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(lines).toMatchObject([
    { level: ERROR, msg: expect.stringContaining('does not answer'), err: { code: 'ECONNREFUSED' } },
  ]);
  bringUp();
  await vi.waitFor(() => expect(lines).toHaveLength(2), 10_000);
  expect(lines[1]).toMatchObject({ level: WARN, refused: REQUESTS });
  expect(lines[1]?.ms).toBeGreaterThan(0);

  lines = [];
  expect((await api.inject(authEndpoints.imageCaptcha)).status).toBe(200);
  expect(lines).toMatchObject([{ level: INFO, msg: 'answered' }]);
});
