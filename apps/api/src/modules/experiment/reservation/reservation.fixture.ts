import type { Rules } from './buckets.ts';
import type { RulesRow } from './reservation.tables.ts';

/** Monday to Friday from nine to six with a break at noon, by the hour, two to six hours, a day ahead. */
export const makeRules = (over: Partial<Rules> = {}): Rules => ({
  obj_id: 'instrument-0001',
  kind: 'instrument',
  bucket_minutes: 60,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
  lunch_from: '12:00',
  lunch_to: '13:00',
  shortest_minutes: 120,
  longest_minutes: 360,
  lead_hours: 24,
  horizon_days: 30,
  weekly_minutes: 720,
  cancellation_rate: 20,
  disabled: [],
  booking: 'open',
  ...over,
});

export const makeRulesRow = (over: Partial<RulesRow> = {}): RulesRow => {
  const { booking: _booking, ...row } = makeRules(over);
  return row;
};
