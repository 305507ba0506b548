import { settlement } from '@zonekit/api-client/lifecycle/settlement';
import { spaceNeed } from '@zonekit/api-client/lifecycle/space-need';
import { statusReport } from '@zonekit/api-client/lifecycle/status-report';
import { anyOf } from '../../../api/src/database/any-of.ts';
import type { Context, Tx } from '../../../api/src/frame/context.ts';
import { shanghaiDay } from '../../../api/src/frame/day.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { seedFiles } from '../file/file.seed.ts';
import { zoneWords } from '../zone-words.ts';
import { walk } from './leasing.steps.ts';
import { needRows } from './need.rows.ts';
import { reportRows } from './report.rows.ts';
import { type LetContract, settlementFiles, settlementRows } from './settlement.rows.ts';

type InZone = ReturnType<typeof zoneWords>;

const seedNeeds = async (tx: Tx, today: string, inZone: InZone): Promise<void> => {
  for (const { row, steps } of inZone(needRows(today))) {
    await tx.insertInto('space_needs').values(row).execute();
    await walk(tx, spaceNeed, row.id, steps);
  }
};

const seedReports = async (tx: Tx, today: string, inZone: InZone): Promise<void> => {
  for (const { row, steps } of inZone(reportRows(today))) {
    const { figures, reasons, remarks } = row;
    const json = {
      figures: figures && JSON.stringify(figures),
      reasons: JSON.stringify(reasons),
      remarks: JSON.stringify(remarks),
    };
    await tx
      .insertInto('space_business_reports')
      .values({ ...row, ...json })
      .execute();
    await walk(tx, statusReport, row.id, steps);
  }
};

/** Contracts of the demo's enterprises with their rents. */
const letContracts = async (tx: Tx): Promise<LetContract[]> => {
  const contracts = await tx
    .selectFrom('space_contracts')
    .select(['id', 'starts_on'])
    .where('enterprise_id', 'is not', null)
    .orderBy('id')
    .execute();
  const rents = await tx
    .selectFrom('space_rents')
    .select(['contract_id', 'starts_on', 'ends_on', 'amount'])
    .where('contract_id', '=', anyOf(contracts.map(({ id }) => id)))
    .orderBy('period')
    .execute();
  return contracts.map((row) => ({ ...row, rents: rents.filter(({ contract_id }) => contract_id === row.id) }));
};

const seedSettlements = async (tx: Tx, today: string, inZone: InZone): Promise<void> => {
  for (const { row, steps } of inZone(settlementRows(today, await letContracts(tx)))) {
    await tx
      .insertInto('space_settlements')
      .values({ ...row, remarks: JSON.stringify(row.remarks) })
      .execute();
    await walk(tx, settlement, row.id, steps);
  }
};

/** What the demo accounts have filed. Does nothing where there are needs. */
export const seedFilings = async (context: Context): Promise<void> => {
  const { db, now, config } = context;
  await seedFiles(context, settlementFiles);
  if (await db.selectFrom('space_needs').select('id').limit(1).executeTakeFirst()) return;
  const inZone = zoneWords(config.demoVariant);
  const today = shanghaiDay(now());
  await inTransaction(db, async (tx) => {
    await seedNeeds(tx, today, inZone);
    await seedReports(tx, today, inZone);
    await seedSettlements(tx, today, inZone);
  });
};
