import type { FinanceInquirySubject } from '@zonekit/api-client/finance/inquiry/contract';
import type { Db, Tx } from '../../frame/context.ts';
import { fundTable } from './fund/fund.repository.ts';
import { currentWindow, stateOfWindow } from './fund/fund.window.ts';
import { investorTable } from './investor/investor.repository.ts';

interface Bounds {
  min: number;
  max: number;
}

/** What an enterprise asks about or applies to. */
export interface Target {
  title_zh: string;
  title_en: string | null;
  provider_zh: string;
  provider_en: string | null;
  /** Its page in the portal. */
  path: string;
  /** Fen; null where nothing is applied for. */
  amount: Bounds | null;
  /** Months; null where money is not lent for a term. */
  term: Bounds | null;
  /** Whether it takes applications on the day. */
  open: boolean;
}

type Find = (db: Db | Tx, id: string, today: string) => Promise<Target | null>;

const find: Readonly<Record<FinanceInquirySubject, Find>> = {
  async institution(db, id) {
    const row = await db
      .selectFrom('finance_institutions')
      .select(['name_zh', 'name_en'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row
      ? {
          ...{ title_zh: row.name_zh, title_en: row.name_en, provider_zh: row.name_zh, provider_en: row.name_en },
          path: `/supermarket?id=${encodeURIComponent(id)}`,
          ...{ amount: null, term: null, open: false },
        }
      : null;
  },
  async product(db, id) {
    const row = await db
      .selectFrom('finance_products')
      .select(['title_zh', 'title_en', 'institution_zh', 'institution_en', 'open'])
      .select(['amount_min', 'amount_max', 'term_min', 'term_max'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row
      ? {
          ...{ title_zh: row.title_zh, title_en: row.title_en },
          ...{ provider_zh: row.institution_zh, provider_en: row.institution_en },
          path: `/finance/bondDetails?id=${encodeURIComponent(id)}`,
          amount: { min: row.amount_min, max: row.amount_max },
          term: { min: row.term_min, max: row.term_max },
          open: row.open,
        }
      : null;
  },
  async fund(db, id, today) {
    const row = await fundTable.one(db, id);
    const window = row ? currentWindow(row.windows, today) : null;
    return row
      ? {
          ...{ title_zh: row.name_zh, title_en: row.name_en, provider_zh: row.manager_zh, provider_en: row.manager_en },
          path: `/finance/funds/list/${encodeURIComponent(id)}`,
          amount: { min: row.amount_min, max: row.amount_max },
          term: null,
          open: window !== null && stateOfWindow(window, today) === 'open',
        }
      : null;
  },
  async investor(db, id) {
    const row = await investorTable.one(db, id);
    return row
      ? {
          ...{ title_zh: row.name_zh, title_en: row.name_en, provider_zh: row.contact_zh, provider_en: row.contact_en },
          path: `/finance/investmentDetails?id=${encodeURIComponent(id)}`,
          amount: { min: row.amount_min, max: row.amount_max },
          ...{ term: null, open: true },
        }
      : null;
  },
};

/** Null where it does not exist. @param today `YYYY-MM-DD` */
export const findTarget = (
  db: Db | Tx,
  kind: FinanceInquirySubject,
  id: string,
  today: string,
): Promise<Target | null> => find[kind](db, id, today);
