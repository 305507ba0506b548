import { EXPERT_HOURS } from '@zonekit/api-client/expert/lists';
import type { BothWords } from '../../../api/src/modules/expert/expert.profile.ts';
import type { ExpertRow } from '../../../api/src/modules/expert/expert.repository.ts';
import { random } from '../file/chart.ts';
import { GIVEN, INSTITUTIONS, PLACES, POSITIONS, SURNAMES, TITLES } from './people.ts';
import { type Pair, specialties } from './specialties.ts';

const COUNT = 80;
const LANGUAGES = ['en', 'ja', 'ko', 'de', 'fr'] as const;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const two = (n: number): string => String(n).padStart(2, '0');

/** The id of an expert's portrait among the files. */
export const portraitId = (expertId: string): string => `f-${expertId}`;

const expertRow = (index: number): ExpertRow => {
  const id = `expert-${index + 1}`;
  const next = random(id);
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const specialty = at(specialties, index);
  const kind = at(PLACES[specialty.field], int(0, 9));
  const surname = at(SURNAMES, index);
  const given = at(GIVEN, Math.floor(index / SURNAMES.length));
  const institution = at(INSTITUTIONS[kind], int(0, 9));
  const position = at(POSITIONS, index);
  // Every ninth is not translated.
  const isTranslated = index % 9 !== 8;
  const better = int(2, 9);
  const figures = { a: String(better * int(2, 4) + int(1, 5)), b: String(better) };
  const filled = (text: string) => text.replaceAll('{a}', figures.a).replaceAll('{b}', figures.b);
  const both = ([zh, en]: Pair): BothWords => ({ zh: filled(zh), en: isTranslated ? filled(en) : null });
  const headline = both(specialty.headline);
  const answered = int(6, 118);
  const introduction: Pair = [
    `长期从事${at(specialty.skills, 0)[0]}与${at(specialty.skills, 1)[0]}工作，已有${int(8, 26)}年一线经验，主持或参与过${int(4, 19)}个企业项目。\n先看现场数据，再谈方案；能当面说清的问题，不写长报告。`,
    `Has worked on ${at(specialty.skills, 0)[1].toLowerCase()} and ${at(specialty.skills, 1)[1].toLowerCase()} for many years, in projects with enterprises of every size.\nLooks at data from the site first, and prefers a clear talk to a long report.`,
  ];
  let left = answered;
  const topics = specialty.topics.map((topic, place) => {
    const share = place === specialty.topics.length - 1 ? left : Math.ceil(left * 0.55);
    left -= share;
    return { name: both(topic), answered: share };
  });
  return {
    id,
    user_id: null,
    name_zh: `${surname[0]}${given[0]}`,
    name_en: isTranslated ? `${given[1]} ${surname[1]}` : null,
    field: specialty.field,
    title: at(TITLES[kind], int(0, 9)),
    institution_zh: institution[0],
    institution_en: isTranslated ? institution[1] : null,
    institution_kind: kind,
    position_zh: position?.[0] ?? null,
    position_en: position && isTranslated ? position[1] : null,
    headline_zh: headline.zh,
    headline_en: headline.en,
    languages: [
      'zh',
      ...(index % 3 === 0 ? (['en'] as const) : []),
      ...(index % 7 === 1 ? [at(LANGUAGES, index)] : []),
    ],
    consulting: index % 10 === 9 ? 'closed' : 'open',
    photo: portraitId(id),
    free_minutes: index % 4 === 1 ? 0 : 30,
    hourly_fee: index % 5 === 4 ? null : int(4, 12) * 10_000,
    answered,
    reply_hours: at([12, 18, 24, 36, 48], int(0, 9)),
    hours: EXPERT_HOURS.filter((_, place) => (place + index) % 3 === 0 || next() < 0.25),
    profile: {
      skills: specialty.skills.map(both),
      introduction: both(introduction),
      topics: topics.filter(({ answered: count }) => count > 0),
      cases: specialty.cases.map(({ title, body, before, after, note }) => ({
        title: both(title),
        body: both(body),
        before: both(before),
        after: both(after),
        note: both(note),
      })),
      works: specialty.works.map(({ title, note }, place) => ({
        year: 2025 - place - int(0, 1),
        title: both(title),
        note: both(note),
      })),
    },
    listed_on: `${2024 + (index % 3)}-${two(1 + (index % 9))}-${two(1 + (index % 27))}`,
  };
};

/** The demo's experts, all invented. */
export const expertRows: readonly ExpertRow[] = Array.from({ length: COUNT }, (_, index) => expertRow(index));
