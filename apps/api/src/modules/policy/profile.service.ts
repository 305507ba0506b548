import { createHash } from 'node:crypto';
import type { Profile, ProfileInput } from '@zonekit/api-client/policy/contract';
import { toIsoTime } from '../../database/parsers.ts';
import type { Db, Tx, User } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import { settleFigures } from './matching/apply-change.ts';
import type { Catalogue } from './policy.catalogue.ts';

const readBack = (userId: string, input: ProfileInput, updatedAt: string): Profile => ({
  ...input,
  user_id: userId,
  // Specification, section 3: read-back also returns the three codes at the top.
  province_id: input.address_area.province_id,
  city_id: input.address_area.city_id,
  county_id: input.address_area.county_id,
  updated_at: updatedAt,
});

/** One's own; an operator may see any. @throws Problem 403 */
export const ownerOf = (user: User, requestedId: string | undefined, act: 'read' | 'write'): string => {
  if (requestedId === undefined || requestedId === user.user_id) return user.user_id;
  if (act === 'read' && user.role === 'operator') return requestedId;
  throw new Problem(403, 'forbidden');
};

const storedProfile = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('policy_profiles')
    .select(['profile', 'updated_at', 'sent'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

export const findProfile = async (db: Db | Tx, userId: string): Promise<Profile | null> => {
  const row = await storedProfile(db, userId);
  return row ? readBack(userId, row.profile, row.updated_at) : null;
};

/** Answers as a caller sends them, some or all. */
export type Answers = { [K in keyof ProfileInput]?: ProfileInput[K] | undefined };

type FieldProblem = { path: string; message: string };

/** `YYYY-MM-DD HH:mm:ss` that the calendar has. */
const isWallTime = (text: string): boolean => {
  const at = new Date(`${text.replace(' ', 'T')}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === text.replace(' ', 'T');
};

/** What the shapes of the contract cannot tell. Messages in the language of the request. */
export const problemsOf = (input: Answers, catalogue: Catalogue, now: Date, locale: 'zh-CN' | 'en'): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const say = (path: string, zh: string, en: string) => problems.push({ path, message: locale === 'en' ? en : zh });
  const { reg_time, industry, applicant_background: background, address_area: area } = input;
  if (reg_time !== undefined) {
    if (!isWallTime(reg_time)) say('reg_time', '注册时间不是有效的日期时间', 'The registration date does not exist');
    else if (reg_time.replace(' ', 'T') > toIsoTime(now).slice(0, 19))
      say('reg_time', '注册时间不能晚于今天', 'The registration date lies ahead');
  }
  industry?.forEach((id, index) => {
    if (!catalogue.industry(id)) say(`industry.${index}`, '没有这个产业领域', 'There is no such industry');
  });
  if (background && background.length > 1 && background.includes(8)) {
    say('applicant_background', '“以上都没有”不能与其他选项同时选择', '"None" excludes the others');
  }
  if (area) {
    for (const part of ['province_id', 'city_id', 'county_id'] as const) {
      if (area[part].trim() === '')
        say(`address_area.${part}`, '请填写企业所在地区', "Please fill in the company's region");
    }
  }
  return problems;
};

/** @throws Problem 422 with `details.fields` */
export const checkProfile = (...args: Parameters<typeof problemsOf>): void => {
  const fields = problemsOf(...args);
  if (fields.length > 0) throw new Problem(422, 'validation_failed', { details: { fields } });
};

const fingerprintOf = (input: ProfileInput): string => createHash('sha256').update(JSON.stringify(input)).digest('hex');

/**
 * Replaces what was saved before. Each industry and background counts once; answers and exact figures agree. Which of the
 * two gives way depends on what was saved before, so the same input again changes nothing and answers the same.
 */
export const saveProfile = async (db: Db | Tx, userId: string, input: ProfileInput, now: Date): Promise<Profile> => {
  const before = await storedProfile(db, userId);
  const sent = fingerprintOf(input);
  if (before?.sent === sent) return readBack(userId, before.profile, before.updated_at);
  const profile: ProfileInput = {
    ...settleFigures(input, before?.profile ?? null),
    ...(input.industry && { industry: [...new Set(input.industry)] }),
    ...(input.applicant_background && {
      applicant_background: [...new Set(input.applicant_background)].sort((a, b) => a - b),
    }),
  };
  const row = { profile: JSON.stringify(profile), updated_at: now.toISOString(), sent };
  const saved = await db
    .insertInto('policy_profiles')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .returning(['profile', 'updated_at'])
    .executeTakeFirstOrThrow();
  return readBack(userId, saved.profile, saved.updated_at);
};
