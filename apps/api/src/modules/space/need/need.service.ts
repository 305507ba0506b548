import { randomUUID } from 'node:crypto';
import type { Locale } from '@zonekit/api-client/contract';
import { type ActorOf, allowedFrom } from '@zonekit/api-client/lifecycle';
import { NEED_DAYS, spaceNeed } from '@zonekit/api-client/lifecycle/space-need';
import type { Need, NeedForm, NeedMatch, NeedStatus } from '@zonekit/api-client/space/need/contract';
import { MOST_MATCHES } from '@zonekit/api-client/space/need/lists';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { addDays, shanghaiDay } from '../../../frame/day.ts';
import { type EventRow, eventsOf, presentEvent } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { begin, move } from '../../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../../frame/problem.ts';
import { insertNumbered } from '../../../frame/quoted-number.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { presentUnit } from '../space.present.ts';
import { findParks, findUnits, namesOfParks } from '../space.repository.ts';
import type { ParkRow } from '../space.tables.ts';
import { vacancyOf } from '../space.vacancy.ts';
import { ranked, type Wanted } from './need.match.ts';
import * as repository from './need.repository.ts';
import { statusOf } from './need.status.ts';
import type { NeedRow } from './need.tables.ts';
import { reasonFor } from './need.words.ts';

/** Who asks, when, in which language. */
export interface Caller {
  user: User;
  now: Date;
  locale: Locale;
}

const NO_PARK = { 'zh-CN': '没有这个园区，请重新选择', en: 'There is no such park. Please choose another one' };
const TURNED = { 'zh-CN': '最大面积应不小于最小面积', en: 'The largest area should not be below the smallest' };
const PAST = { 'zh-CN': '入驻日期应为今天或以后', en: 'The first day should be today or later' };

const actorsOf = (user: User, row: Pick<NeedRow, 'user_id'>): ActorOf<typeof spaceNeed>[] => [
  ...(user.user_id === row.user_id ? (['publisher'] as const) : []),
  ...(user.role === 'operator' ? (['operator'] as const) : []),
];

/** What a need asks today: a first day that is over means now. */
const wantedOf = (row: NeedRow, today: string): Wanted => ({
  ...row,
  from_on: row.from_on < today ? today : row.from_on,
});

const present = async (
  db: Db | Tx,
  row: NeedRow,
  events: readonly EventRow[],
  parks: readonly Pick<ParkRow, 'id' | 'name_zh' | 'name_en'>[],
  { user, now, locale }: Caller,
): Promise<Need> => {
  const today = shanghaiDay(now);
  const status = statusOf(row, today);
  const { area_min, area_max, rent_max, ...fields } = row;
  return {
    ...fields,
    status,
    area_min: area_min / 100,
    area_max: area_max === null ? null : area_max / 100,
    rent_max: rent_max === null ? null : { amount: rent_max, currency: 'CNY' },
    parks: parks
      .filter(({ id }) => row.parks.includes(id))
      .map(({ id, name_zh, name_en }) => ({ id, name: (locale === 'en' && name_en) || name_zh })),
    full_matches: status === 'published' ? await repository.countFullMatches(db, wantedOf(row, today)) : 0,
    events: events.map((event) => presentEvent<NeedStatus>(event)),
    allowed: allowedFrom(spaceNeed, status, actorsOf(user, row)),
  };
};

/** The needs of some ids, in their order, as this user sees them. */
export const presentNeeds = async (db: Db | Tx, ids: readonly string[], caller: Caller): Promise<Need[]> => {
  const [rows, events, parks] = await Promise.all([
    repository.findNeeds(db, ids),
    eventsOf(db, spaceNeed, ids),
    namesOfParks(db),
  ]);
  return Promise.all(rows.map((row) => present(db, row, events.get(row.id) ?? [], parks, caller)));
};

/** @throws Problem 404 for somebody else's: its existence is not disclosed */
const visible = (row: NeedRow | undefined, user: User): NeedRow => {
  if (!row || actorsOf(user, row).length === 0) throw new Problem(404, 'not_found');
  return row;
};

export const getNeed = async (db: Db | Tx, caller: Caller, id: string): Promise<Need> => {
  const [row] = await repository.findNeeds(db, [id]);
  visible(row, caller.user);
  const [need] = await presentNeeds(db, [id], caller);
  if (!need) throw new Problem(404, 'not_found');
  return need;
};

/** Units for a need, the best first, each with its reasons. */
export const matchesOf = async (db: Db | Tx, { user, now, locale }: Caller, id: string): Promise<NeedMatch[]> => {
  const [row] = await repository.findNeeds(db, [id]);
  const today = shanghaiDay(now);
  const wanted = wantedOf(visible(row, user), today);
  const units = await findUnits(db, await repository.candidateUnits(db, wanted));
  const candidates = units.map((unit) => ({ ...unit, ...vacancyOf(unit.last_day, today) }));
  return ranked(wanted, candidates)
    .slice(0, MOST_MATCHES)
    .map(({ unit, match: { score, wishes } }) => {
      const shown = presentUnit(unit, { locale, today, terms: null });
      const words = { park: shown.park.name, locale };
      return {
        unit: shown,
        score,
        wishes: wishes.map((each) => ({ ...each, reason: reasonFor(each, wanted, unit, words) })),
      };
    });
};

const check = async (tx: Tx, form: NeedForm, today: string): Promise<void> => {
  const refuse = (words: { 'zh-CN': string; en: string }, field: keyof NeedForm) =>
    new Problem(422, 'validation_failed', { words, fields: [field] });
  if (form.area_max !== null && form.area_max < form.area_min) throw refuse(TURNED, 'area_max');
  if (form.from_on < today) throw refuse(PAST, 'from_on');
  const parks = new Set(form.parks);
  if ((await findParks(tx, [...parks])).length < parks.size) throw refuse(NO_PARK, 'parks');
};

/** Publishes a need. @throws Problem 422 with `fields` */
export const createNeed = (db: Db | Tx, caller: Caller, form: NeedForm): Promise<Need> =>
  inTransaction(db, async (tx) => {
    const { user, now } = caller;
    const today = shanghaiDay(now);
    await check(tx, form, today);
    const at = toIsoTime(now);
    const made = {
      ...form,
      id: randomUUID(),
      user_id: user.user_id,
      house_types: [...new Set(form.house_types)],
      area_min: Math.round(form.area_min * 100),
      area_max: form.area_max === null ? null : Math.round(form.area_max * 100),
      rent_max: form.rent_max?.amount ?? null,
      parks: [...new Set(form.parks)],
      decorations: [...new Set(form.decorations)],
      status: 'published' as const,
      expires_on: addDays(today, NEED_DAYS),
      created_at: at,
      updated_at: at,
    };
    const { id } = await insertNumbered('SN', today, (number) => repository.insertNeed(tx, { ...made, number }));
    await begin(tx, spaceNeed, id, { state: 'published', actor: { user, as: ['publisher'] }, at: now });
    return getNeed(tx, caller, id);
  });

/** Moves a need along its lifecycle. */
export const moveNeed = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  { status: to, reason }: { status: NeedStatus; reason: string | null },
): Promise<Need> =>
  inTransaction(db, async (tx) => {
    const { user, now } = caller;
    const row = visible(await repository.lockNeed(tx, id), user);
    const from = statusOf(row, shanghaiDay(now));
    await move(tx, spaceNeed, id, { from, to, actor: { user, as: actorsOf(user, row) }, reason, at: now });
    await repository.setNeedStatus(tx, id, { status: to, updated_at: toIsoTime(now) });
    return getNeed(tx, caller, id);
  });

const BATCH = 100;

/** Writes the end of the needs whose 90 days are over. */
export const expireNeeds = async (db: Db, now: Date): Promise<void> => {
  const today = shanghaiDay(now);
  for (;;) {
    const some = await repository.needsToExpire(db, today, BATCH);
    for (const { id } of some) {
      await inTransaction(db, async (tx) => {
        const row = await repository.lockNeed(tx, id);
        if (row?.status !== 'published') return;
        const actor = { user: null, as: ['system'] } as const;
        await move(tx, spaceNeed, id, { from: 'published', to: 'expired', actor, reason: null, at: now });
        await repository.setNeedStatus(tx, id, { status: 'expired', updated_at: toIsoTime(now) });
      });
    }
    if (some.length < BATCH) return;
  }
};
