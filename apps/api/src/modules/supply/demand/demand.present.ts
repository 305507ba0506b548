import type { Locale } from '@zonekit/api-client/contract';
import { allowedFrom } from '@zonekit/api-client/lifecycle';
import { demand as life } from '@zonekit/api-client/lifecycle/demand';
import type { DemandDetail, DemandStatus, DemandSummary, OwnDemand } from '@zonekit/api-client/supply/demand/contract';
import { PROGRESS_STATES } from '@zonekit/api-client/supply/demand/lists';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { daysBetween, shanghaiDay } from '../../../frame/day.ts';
import { eventsOf, presentEvent } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { markAll, snippetOf } from '../../../frame/list/marks.ts';
import type { Terms } from '../../../frame/list/parse-query.ts';
import { textsOf } from '../../content/bilingual.ts';
import { actorsOf } from './demand.actors.ts';
import { type DemandRow, demandTable, responseCounts, responseOf } from './demand.repository.ts';

const NONE = { responses: 0, unanswered: 0 };

const moneyOf = (budget: number) => (budget === 0 ? null : { amount: budget, currency: 'CNY' as const });

/** A row of the hall, without whom to call. Search terms are marked. */
const presentSummary = (
  row: DemandRow,
  responses: number,
  { locale, today, terms }: { locale: Locale; today: string; terms: Terms | null },
): DemandSummary => {
  const { title, publisher, problem, lang } = textsOf(row, locale, ['title', 'publisher', 'problem']);
  const { id, number, field, region, qualifications, deadline, released_on } = row;
  return {
    ...{ id, number, title, lang, publisher, field, region, qualifications, deadline, released_on, responses },
    budget: moneyOf(row.budget),
    status: row.status as DemandSummary['status'],
    days_left: daysBetween(today, deadline),
    title_hits: terms && markAll(title, terms),
    snippet: terms && snippetOf(problem, terms),
  };
};

/** Demands of the hall in the order of their ids. */
export const presentHall = async (
  db: Db | Tx,
  ids: readonly string[],
  { locale, now, terms }: { locale: Locale; now: Date; terms: Terms | null },
): Promise<DemandSummary[]> => {
  const [rows, counts] = await Promise.all([demandTable.find(db, ids), responseCounts(db, ids)]);
  const today = shanghaiDay(now);
  return rows.map((row) => presentSummary(row, counts.get(row.id)?.responses ?? 0, { locale, today, terms }));
};

/** One of the hall, with whom to call where this user may see it. */
export const presentDetail = async (
  db: Db | Tx,
  row: DemandRow,
  { user, locale, now }: { user: User | null; locale: Locale; now: Date },
): Promise<DemandDetail> => {
  const [counts, mine, events] = await Promise.all([
    responseCounts(db, [row.id]),
    user ? responseOf(db, row.id, user) : undefined,
    eventsOf(db, life, [row.id]),
  ]);
  const actors = user ? actorsOf(user, row) : [];
  const summary = presentSummary(row, counts.get(row.id)?.responses ?? 0, {
    ...{ locale, today: shanghaiDay(now) },
    terms: null,
  });
  const { problem, provides, delivery, lang } = textsOf(row, locale, ['title', 'problem', 'provides', 'delivery']);
  const say = (zh: string, en: string | null) => (lang === 'en' && en) || zh;
  const seesContact = actors.length > 0 || mine?.status === 'accepted';
  const { term_months, ownership, keywords } = row;
  return {
    ...{ ...summary, problem, provides, delivery, term_months, ownership, keywords },
    indicators: row.indicators.map(({ name_en, ...each }) => ({ ...each, name: say(each.name, name_en) })),
    payments: row.payments.map(({ share, name, name_en }) => ({ share, name: say(name, name_en) })),
    progress: (events.get(row.id) ?? []).flatMap(({ to_status, at }) => {
      const status = PROGRESS_STATES.find((each) => each === to_status);
      return status ? [{ status, at }] : [];
    }),
    contact: seesContact ? { person: row.contact_person, phone: row.contact_phone } : null,
    own: actors.includes('publisher'),
    my_response: mine ?? null,
  };
};

const unreleased: readonly DemandStatus[] = ['draft', 'reviewing', 'rejected'];

/** Demands as their publisher and an operator see them, in the order of their ids. */
export const presentOwn = async (
  db: Db | Tx,
  ids: readonly string[],
  { user, now }: { user: User; now: Date },
): Promise<OwnDemand[]> => {
  const [rows, counts, events] = await Promise.all([
    demandTable.find(db, ids),
    responseCounts(db, ids),
    eventsOf(db, life, ids),
  ]);
  const today = shanghaiDay(now);
  return rows.map((row) => {
    const { id, number, user_id, status, version, created_at, updated_at, deadline, keywords } = row;
    const { field, region, qualifications, term_months, ownership, contact_person, contact_phone } = row;
    return {
      ...{ id, number, user_id, status, version, created_at, updated_at, deadline, keywords },
      ...{ field, region, qualifications, term_months, ownership, contact_person, contact_phone },
      title: row.title_zh,
      problem: row.problem_zh,
      provides: row.provides_zh,
      delivery: row.delivery_zh,
      indicators: row.indicators.map(({ name_en: _en, ...each }) => each),
      payments: row.payments.map(({ share, name }) => ({ share, name })),
      budget: moneyOf(row.budget),
      ...(counts.get(id) ?? NONE),
      days_left: daysBetween(today, deadline),
      released_on: unreleased.includes(status) ? null : row.released_on,
      events: (events.get(id) ?? []).map((event) => presentEvent<DemandStatus>(event)),
      allowed: allowedFrom(life, status, actorsOf(user, row)).filter((to) => to !== 'unveiled'),
    };
  });
};
