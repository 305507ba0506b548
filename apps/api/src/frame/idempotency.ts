import { createHash } from 'node:crypto';
import type { Endpoint } from '@zonekit/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { mayRunAgain } from '../database/failures.ts';
import { toIsoTime } from '../database/parsers.ts';
import { CONTENT_SHA256, rawBodyOf } from './body.ts';
import type { Context, Db, Tx, User } from './context.ts';
import { Problem } from './problem.ts';

export interface Answer {
  status: number;
  text: string;
}

const KEY = /^[\w-]{8,100}$/;

const keyOf = (endpoint: Endpoint, request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key'];
  if (!endpoint.idempotent || key === undefined) return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  const words = { 'zh-CN': '请求编号格式有误', en: 'Idempotency-Key must be 8 to 100 letters, digits, _ or -' };
  throw new Problem(400, 'bad_request', { words });
};

const fingerprintOf = (request: FastifyRequest): string =>
  createHash('sha256')
    .update(`${request.method} ${request.url} ${request.headers[CONTENT_SHA256] ?? ''}\n`)
    .update(rawBodyOf(request))
    .digest('hex');

/**
 * Runs a write once for each key of a user. The key is claimed, the rows are written and the answer is stored in one
 * transaction: a duplicate that arrives meanwhile waits at the claim for the first one's outcome, then gives the same
 * answer, byte for byte; if the first one failed, the duplicate takes its place. Without a key, or where the contract
 * does not ask for one, the work simply runs.
 */
export const runOnce = async (
  endpoint: Endpoint,
  request: FastifyRequest,
  user: User | null,
  context: Context,
  work: (db: Db | Tx) => Promise<Answer>,
): Promise<Answer> => {
  const key = keyOf(endpoint, request);
  if (key === null) return work(context.db);
  const owner = user?.user_id ?? '';
  const fingerprint = fingerprintOf(request);

  const attempt = () =>
    context.db.transaction().execute(async (tx) => {
      const claimed = await tx
        .insertInto('idempotency_keys')
        .values({ owner, key, fingerprint, status: 0, answer: '', created_at: toIsoTime(context.now()) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      const mine = () => tx.selectFrom('idempotency_keys').where('owner', '=', owner).where('key', '=', key);
      if (!claimed) {
        const earlier = await mine().select(['fingerprint', 'status', 'answer']).executeTakeFirstOrThrow();
        if (earlier.fingerprint !== fingerprint) throw new Problem(422, 'idempotency_mismatch');
        return { status: earlier.status, text: earlier.answer };
      }
      const answer = await work(tx);
      await tx
        .updateTable('idempotency_keys')
        .set({ status: answer.status, answer: answer.text })
        .where('owner', '=', owner)
        .where('key', '=', key)
        .execute();
      return answer;
    });

  for (let round = 1; ; round += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (round === 3 || !mayRunAgain(error)) throw error;
    }
  }
};
