import type { Locale } from '@zonekit/api-client/contract';
import type {
  MovementKind,
  VoucherAccount,
  VoucherMovement,
  VoucherStatistics,
} from '@zonekit/api-client/order/voucher/contract';
import { MOVEMENT_KINDS } from '@zonekit/api-client/order/voucher/lists';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { addMonths, shanghaiDay } from '../../../frame/day.ts';
import { validAccount } from './voucher.balance.ts';
import { voucherRules } from './voucher.labels.ts';
import { accountYears, findMovements, monthlySums, type PlacedMovement } from './voucher.repository.ts';

interface Reader {
  user: User;
  now: Date;
  locale: Locale;
}

const fen = (amount: number) => ({ amount, currency: 'CNY' }) as const;

/** Null without an enterprise or a valid account. */
export const getAccount = async (db: Db | Tx, { user, now, locale }: Reader): Promise<VoucherAccount | null> => {
  if (user.enterprise_id === null) return null;
  const account = await validAccount(db, user.enterprise_id, now);
  if (!account) return null;
  const enterprise = await db
    .selectFrom('enterprises')
    .select('name')
    .where('id', '=', account.enterprise_id)
    .executeTakeFirst();
  return {
    id: account.id,
    enterprise: { id: account.enterprise_id, name: enterprise?.name ?? '' },
    year: account.year,
    expires_on: account.expires_on,
    granted: fen(account.granted),
    spent: fen(account.granted - account.balance),
    balance: fen(account.balance),
    rules: voucherRules(account).map((rule) => rule[locale]),
  };
};

const subjectOf = (row: PlacedMovement, locale: Locale): VoucherMovement['subject'] => {
  const id = row.subject_id;
  if (id === null) return null;
  if (row.order_number !== null && row.title_zh !== null) {
    const title = (locale === 'en' && row.title_en) || row.title_zh;
    return { kind: 'order', id, number: row.order_number, title };
  }
  if (row.redemption_number === null || row.service === null) return null;
  return { kind: 'redemption', id, number: row.redemption_number, title: row.service };
};

/** Movements of some ids, in their order. */
export const presentMovements = async (
  db: Db | Tx,
  ids: readonly string[],
  locale: Locale,
): Promise<VoucherMovement[]> =>
  (await findMovements(db, ids)).map((row) => ({
    id: row.id,
    kind: row.kind,
    year: row.year,
    amount: fen(row.amount),
    balance: fen(row.balance),
    subject: subjectOf(row, locale),
    note: (locale === 'en' && row.note_en) || row.note_zh,
    enterprise: { id: row.enterprise_id, name: row.enterprise ?? '' },
    at: row.at,
  }));

type Sums = Record<MovementKind, number>;
const nothing = (): Sums => Object.fromEntries(MOVEMENT_KINDS.map((kind) => [kind, 0])) as Sums;
const inFen = (sums: Sums) =>
  Object.fromEntries(MOVEMENT_KINDS.map((kind) => [kind, fen(sums[kind])])) as Record<
    MovementKind,
    ReturnType<typeof fen>
  >;

interface MonthlySum {
  month: string;
  kind: MovementKind;
  amount: number;
}

/**
 * Sums of an account by month, months without a movement included.
 * @param sums oldest first
 * @param today `YYYY-MM-DD`; later months of the account's year are left out
 */
export const monthsOf = (year: number, sums: readonly MonthlySum[], today: string): VoucherStatistics['months'] => {
  const present = today.slice(0, 7);
  const last = [sums.at(-1)?.month ?? '', present < `${year}-12` ? present : `${year}-12`].sort().at(-1) ?? present;
  let month = [sums[0]?.month ?? `${year}-01`, `${year}-01`].sort()[0] ?? present;
  let balance = 0;
  const months: VoucherStatistics['months'] = [];
  for (; month <= last; month = addMonths(`${month}-01`, 1).slice(0, 7)) {
    const here = nothing();
    for (const sum of sums) if (sum.month === month) here[sum.kind] += sum.amount;
    balance += MOVEMENT_KINDS.reduce((total, kind) => total + here[kind], 0);
    months.push({ month, ...inFen(here), balance: fen(balance) });
  }
  return months;
};

/** @param year by default the latest. Null without an enterprise or that year's account. */
export const getStatistics = async (
  db: Db | Tx,
  { user, now }: Omit<Reader, 'locale'>,
  year: number | undefined,
): Promise<VoucherStatistics | null> => {
  const accounts = user.enterprise_id === null ? [] : await accountYears(db, user.enterprise_id);
  const account = year === undefined ? accounts[0] : accounts.find((each) => each.year === year);
  if (!account) return null;
  const sums = await monthlySums(db, account.id);
  const total = nothing();
  for (const { kind, amount } of sums) total[kind] += amount;
  return {
    year: account.year,
    years: accounts.map((each) => each.year),
    total: inFen(total),
    months: monthsOf(account.year, sums, shanghaiDay(now)),
  };
};
