import { demand, IDLE_DAYS } from '@zonekit/api-client/lifecycle/demand';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db } from '../../../frame/context.ts';
import { addDays, shanghaiDay } from '../../../frame/day.ts';
import { move } from '../../../frame/lifecycle/lifecycle.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { closeResponses } from '../response/response.close.ts';
import { idleDemands, lockDemand, setDemandStatus } from './demand.repository.ts';

const BATCH = 100;

/** Takes down demands that nobody unveiled within 30 days of their deadline. */
export const withdrawIdleDemands = async (db: Db, now: Date): Promise<void> => {
  const day = addDays(shanghaiDay(now), -IDLE_DAYS);
  for (;;) {
    const some = await idleDemands(db, day, BATCH);
    for (const { id } of some) {
      await inTransaction(db, async (tx) => {
        const row = await lockDemand(tx, id);
        if (row?.status !== 'released') return;
        const actor = { user: null, as: ['system'] } as const;
        await move(tx, demand, id, { from: 'released', to: 'withdrawn', actor, reason: null, at: now });
        await setDemandStatus(tx, id, { status: 'withdrawn', updated_at: toIsoTime(now) });
        await closeResponses(tx, id, { reason: null, now });
      });
    }
    if (some.length < BATCH) return;
  }
};
