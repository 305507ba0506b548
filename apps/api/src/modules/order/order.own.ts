import { anyOf } from '../../database/any-of.ts';
import type { OwnRecords } from '../../frame/lifecycle/own-records.ts';
import { QUEUED } from './order.kinds.ts';
import { inLanguage } from './order.present.ts';

/** Orders of the user's enterprise, one kind of record for each lifecycle. */
export const ownOrders: readonly OwnRecords[] = QUEUED.map(({ lifecycle, kinds }) => ({
  lifecycle,
  actor: 'buyer',
  async find(db, { user, locale }, { states, limit }) {
    if (user.enterprise_id === null) return [];
    let query = db
      .selectFrom('orders')
      .select(['id', 'number', 'status', 'updated_at', 'title_zh', 'title_en'])
      .where('enterprise_id', '=', user.enterprise_id)
      .where('kind', '=', anyOf(kinds));
    if (states) query = query.where((where) => where(where.cast<string>('status', 'text'), '=', anyOf(states)));
    const rows = await query.orderBy('updated_at', 'desc').orderBy('id').limit(limit).execute();
    return rows.map(({ title_zh, title_en, ...row }) => ({
      ...row,
      title: inLanguage(locale, title_zh, title_en),
      due_at: null,
    }));
  },
}));
