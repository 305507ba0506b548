import type { DeclarationChoice, EnterpriseInfo, RecommendedDeclarations } from '@zonekit/api-client/policy/contract';
import { sql } from 'kysely';
import type { Db, Tx, User } from '../../frame/context.ts';
import { shanghaiDay } from '../../frame/day.ts';
import { presentChoice, presentDeclaration, type View } from './policy.present.ts';
import { openDeclarations } from './policy.repository.ts';
import { findProfile } from './profile.service.ts';
import { matchesOf } from './recommend.service.ts';

const MOST_CHOICES = 500;
const RECOMMENDED = 6;

export interface ChoiceQuery {
  from?: string | undefined;
  to?: string | undefined;
  subscribed?: 'true' | undefined;
}

/** Declarations that close between two days, the nearest deadline first. @param userId whose subscriptions `subscribed` means */
export const declarationChoices = async (
  db: Db | Tx,
  { from, to, subscribed }: ChoiceQuery,
  userId: string | null,
  view: View,
): Promise<DeclarationChoice[]> => {
  // The session counts days in Asia/Shanghai, so `::date` is the day there.
  let rows = db
    .selectFrom('declarations')
    .select(['id', 'title_zh', 'title_en', 'opens_at', 'closes_at', 'announces_on'])
    .where(sql<boolean>`closes_at >= ${from ?? shanghaiDay(view.now)}::date`)
    .orderBy('closes_at')
    .orderBy('id')
    .limit(MOST_CHOICES);
  if (to !== undefined) rows = rows.where(sql<boolean>`closes_at < ${to}::date + 1`);
  if (subscribed) {
    const mine = db
      .selectFrom('policy_subscriptions')
      .select('declaration_id')
      .where('user_id', '=', userId ?? '');
    rows = rows.where('id', 'in', mine);
  }
  return (await rows.execute()).map((row) => presentChoice(row, view));
};

/** For a saved profile what it can apply for, else what closes next. */
export const recommendedDeclarations = async (
  db: Db | Tx,
  userId: string | null,
  view: View,
): Promise<RecommendedDeclarations> => {
  const [profile, open] = await Promise.all([
    userId === null ? null : findProfile(db, userId),
    openDeclarations(db, view.now),
  ]);
  if (profile) {
    const matches = matchesOf(open, profile, view).filter(({ eligibility }) => eligibility !== 'not');
    return { basis: 'profile', declarations: matches.slice(0, RECOMMENDED).map(({ declaration }) => declaration) };
  }
  return { basis: 'deadline', declarations: open.slice(0, RECOMMENDED).map((row) => presentDeclaration(row, view)) };
};

const SOURCE = { 'zh-CN': '企业信息登记', en: 'Enterprise registration' };

/** What the enterprise of the session has registered, as answers of the questionnaire; null without an enterprise. */
export const enterpriseInfo = async (
  db: Db | Tx,
  { enterprise_id }: Pick<User, 'enterprise_id'>,
  { locale, catalogue }: View,
): Promise<EnterpriseInfo | null> => {
  if (enterprise_id === null) return null;
  const { name, area, industry, updated_at } = await db
    .selectFrom('enterprises')
    .select(['name', 'area', 'industry', 'updated_at'])
    .where('id', '=', enterprise_id)
    .executeTakeFirstOrThrow();
  return {
    enterprise_id,
    answers: {
      enterprise_name: name,
      ...(area && { address_area: area }),
      ...(industry !== null && catalogue.industry(industry) && { industry: [industry] }),
    },
    source: { name: SOURCE[locale], updated_at },
  };
};
