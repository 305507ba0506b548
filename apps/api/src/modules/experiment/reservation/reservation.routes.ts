import { reservationEndpoints } from '@zonekit/api-client/experiment/reservation/contract';
import type { Context, Db, Serve, Tx } from '../../../frame/context.ts';
import { addDays, daysBetween } from '../../../frame/day.ts';
import { Problem } from '../../../frame/problem.ts';
import { fen, say } from '../experiment.words.ts';
import { facilityTable } from '../facility/facility.repository.ts';
import { instrumentTable } from '../instrument/instrument.repository.ts';
import { dayOf, daysFrom, firstFree, instantOf, lastDay, type Rules } from './buckets.ts';
import { presentDay, presentRules } from './reservation.present.ts';
import { findRules, heldBetween, maintenanceOf } from './reservation.repository.ts';
import { spanOf } from './reservation.service.ts';

/** Days of one answer. */
const MOST_DAYS = 62;

const mustFind = async (db: Db | Tx, id: string): Promise<Rules> => {
  const rules = await findRules(db, id);
  if (!rules) throw new Problem(404, 'not_found');
  return rules;
};

const daysOfRange = ({ from, to }: { from: string; to: string }): string[] => {
  if (from > to || daysBetween(from, to) >= MOST_DAYS)
    throw new Problem(422, 'validation_failed', {
      words: {
        'zh-CN': `from 不晚于 to，且一次最多 ${MOST_DAYS} 天`,
        en: `Pass from ≤ to, at most ${MOST_DAYS} days at once`,
      },
      fields: ['to'],
    });
  return daysFrom(from, to);
};

const heldOn = async (db: Db | Tx, id: string, from: string, to: string) =>
  (await heldBetween(db, [id], { from: instantOf(from, '00:00'), to: instantOf(addDays(to, 1), '00:00') })).get(id) ??
  [];

export const reservationRoutes = (serve: Serve, context: Context): void => {
  const rowOf = (db: Db | Tx, { obj_id, kind }: Rules) =>
    (kind === 'instrument' ? instrumentTable : facilityTable).one(db, obj_id);

  serve(reservationEndpoints.getReservationRules, async ({ params, db, locale }) => {
    const rules = await mustFind(db, params.obj_id);
    const [row, maintenance] = await Promise.all([rowOf(db, rules), maintenanceOf(db, rules.obj_id, context.now())]);
    const trained = row?.modes.some((mode) => mode.training_required) ?? false;
    return { data: presentRules(rules, { maintenance, trained }, locale) };
  });

  serve(reservationEndpoints.listDisabledDates, async ({ params, query, db, locale }) => {
    const rules = await mustFind(db, params.obj_id);
    const dates = daysOfRange(query);
    const held = await heldOn(db, rules.obj_id, query.from, query.to);
    const days = dates.map((date) => dayOf(rules, date, { now: context.now(), held }));
    return {
      data: days.flatMap(({ date, closed_for, note }) =>
        closed_for === null ? [] : [{ date, reason: closed_for, note: note && say(note, locale) }],
      ),
    };
  });

  serve(reservationEndpoints.getTimeBuckets, async ({ params, db, locale, user }) => {
    const rules = await mustFind(db, params.obj_id);
    const date = params.target_date;
    const held = await heldOn(db, rules.obj_id, date, date);
    const day = dayOf(rules, date, { now: context.now(), held, enterpriseId: user?.enterprise_id ?? null });
    return { data: presentDay(day, locale) };
  });

  serve(reservationEndpoints.getDateRange, async ({ params, query, db, locale, user }) => {
    const rules = await mustFind(db, params.obj_id);
    const dates = daysOfRange(query);
    const now = context.now();
    const last = lastDay(rules, now);
    const [row, held, ahead] = await Promise.all([
      rowOf(db, rules),
      heldOn(db, rules.obj_id, query.from, query.to),
      heldBetween(db, [rules.obj_id], { from: now.getTime(), to: instantOf(addDays(last, 1), '00:00') }),
    ]);
    if (!row) throw new Problem(404, 'not_found');
    const first = firstFree(rules, now, ahead.get(rules.obj_id) ?? []);
    const enterpriseId = user?.enterprise_id ?? null;
    return {
      data: {
        obj_id: rules.obj_id,
        price: fen(row.price),
        earliest: first && spanOf(first),
        days: dates.map((date) => presentDay(dayOf(rules, date, { now, held, enterpriseId }), locale)),
      },
    };
  });
};
