import { randomInt, randomUUID } from 'node:crypto';
import { statusReport } from '@zonekit/api-client/lifecycle/status-report';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { begin } from '../../../frame/lifecycle/lifecycle.ts';
import { quotedNumber } from '../../../frame/quoted-number.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { quarterBefore } from './report.period.ts';
import * as repository from './report.repository.ts';
import { settleClock } from './report.service.ts';

const BATCH = 200;

/**
 * Opens the report on the quarter that ended last for each enterprise that leased something in it, while it can still be
 * handed in in time.
 */
const openReports = async (db: Db, now: Date): Promise<void> => {
  const today = shanghaiDay(now);
  const quarter = quarterBefore(today);
  if (quarter.due_on < today) return;
  for (;;) {
    const enterprises = await repository.enterprisesToReport(db, quarter, BATCH);
    for (const enterprise_id of enterprises) {
      await inTransaction(db, async (tx) => {
        const id = randomUUID();
        const number = quotedNumber('SR', today, randomInt);
        const row = { ...quarter, id, number, enterprise_id, created_at: toIsoTime(now) };
        // Not inserted: another instance was first, or the number is another's and the next sweep draws a new one.
        if (!(await repository.insertDueReport(tx, row))) return;
        await begin(tx, statusReport, id, { state: 'due', actor: { user: null, as: ['system'] }, at: now });
      });
    }
    if (enterprises.length < BATCH) return;
  }
};

const markAll = async (db: Db, now: Date): Promise<void> => {
  const today = shanghaiDay(now);
  for (;;) {
    const late = await repository.reportsToRemind(db, today, BATCH);
    for (const { id } of late) {
      await inTransaction(db, async (tx) => {
        const row = await repository.lockReport(tx, id);
        if (row) await settleClock(tx, row, now);
      });
    }
    if (late.length < BATCH) return;
  }
};

/** What the clock does to reports. */
export const sweepReports = async (db: Db, now: Date): Promise<void> => {
  await openReports(db, now);
  await markAll(db, now);
};
