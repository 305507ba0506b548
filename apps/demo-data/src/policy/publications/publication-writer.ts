import { addDays } from '../../../../api/src/frame/day.ts';
import type { Words } from '../../../../api/src/modules/policy/matching/criterion-data.ts';
import {
  searchedGrant,
  searchedPublication,
} from '../../../../api/src/modules/policy/publication/publication.transfer.ts';
import { type ZoneWords, zoneWords } from '../../zone-words.ts';
import { inWords, workingDay } from '../calendar.ts';
import type { DeclarationRecord } from '../declaration-writer.ts';
import { type Department, departmentById } from '../departments.ts';
import { paragraph } from '../html.ts';
import type { PolicyRecord } from '../policy-writer.ts';
import { type Random, randomOf } from '../random.ts';
import { type Theme, themes } from '../themes.ts';
import { announcementPatterns } from './announcements.ts';
import { enterprise, OWN, project } from './enterprises.ts';

const ANNOUNCEMENTS = 60;
const PUBLICITY = 40;
const CANVASSES = 12;
const CHINESE_ONLY = 0.15;
const PHONE = '0000-8812 3307';

type Locale = 'zh-CN' | 'en';
interface Draft {
  id: string;
  kind: 'announcement' | 'publicity' | 'canvass';
  department: Department;
  published_on: string;
  closes_at?: string;
  declaration_id?: string | null;
  policy_id?: string | null;
  title: Words;
  summary: Words;
  body: Words;
}

const numbered = (prefix: string, at: number): string => `${prefix}-${String(at + 1).padStart(3, '0')}`;
const closing = (day: string): string => `${day}T17:00:00+08:00`;

const rowOf = (draft: Draft, translated: boolean) => {
  const { id, kind, department, published_on, title, summary, body } = draft;
  const { closes_at = null, declaration_id = null, policy_id = null } = draft;
  const english = (words: Words) => (translated ? words.en : null);
  const row = {
    ...{ id, kind, department_id: department.id, year: Number(published_on.slice(0, 4)) },
    ...{ title_zh: title['zh-CN'], title_en: english(title), summary_zh: summary['zh-CN'] },
    ...{ summary_en: english(summary), body_zh: body['zh-CN'], body_en: english(body) },
    ...{ published_on, closes_at, declaration_id, policy_id, phone: PHONE },
  };
  return searchedPublication(row, [department.name['zh-CN'], ...(translated ? [department.name.en] : [])]);
};

const departmentOf = (id: string): Department => {
  const department = departmentById.get(id);
  if (!department) throw new Error(`Seed of publications: there is no department ${id}. Add it to departments.ts.`);
  return department;
};
const themeOf = (id: string): Theme => themes.find((theme) => theme.id === id) ?? themes[0];

const filled = (words: Words, { topic, year, day }: { topic: Words; year: number; day: string }): Words => {
  const fill = (locale: Locale) => {
    const text = words[locale]
      .replaceAll('{topic}', topic[locale])
      .replaceAll('{year}', String(year))
      .replaceAll('{day}', inWords(day, locale));
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return { 'zh-CN': fill('zh-CN'), en: fill('en') };
};
const bodyOf = (paragraphs: readonly Words[]): Words => ({
  'zh-CN': paragraphs.map((words) => paragraph(words['zh-CN'])).join(''),
  en: paragraphs.map((words) => paragraph(words.en)).join(''),
});

const announcementDrafts = (today: string): Draft[] =>
  Array.from({ length: ANNOUNCEMENTS }, (_, at) => {
    const theme = themes[(at * 5 + 3) % themes.length] ?? themes[0];
    const pattern = announcementPatterns[at % announcementPatterns.length] ?? { title: theme.topic, paragraphs: [] };
    const published_on = workingDay(addDays(today, -Math.floor(1 + at * 6.3)));
    const facts = {
      topic: theme.topic,
      year: Number(published_on.slice(0, 4)),
      day: workingDay(addDays(published_on, 21)),
    };
    const paragraphs = pattern.paragraphs.map((words) => filled(words, facts));
    return {
      id: numbered('ann', at),
      kind: 'announcement',
      department: departmentOf(['ftz-committee', 'ftz-technology', 'dg-government'][at % 3] ?? 'ftz-committee'),
      published_on,
      title: filled(pattern.title, facts),
      summary: paragraphs[0] ?? theme.topic,
      body: bodyOf(paragraphs),
    };
  });

const publicityDrafts = (today: string, declarations: readonly DeclarationRecord[]): Draft[] =>
  declarations
    .filter(({ closes_at, rolling }) => !rolling && closes_at.slice(0, 10) < addDays(today, -30))
    .sort((a, b) => (a.closes_at < b.closes_at ? 1 : -1))
    .slice(0, PUBLICITY)
    .map((declaration, at) => {
      const { topic } = themeOf(declaration.theme);
      const department = departmentOf(declaration.department_id);
      // The first three are open to objection on the day of the seed.
      const age = at < 3 ? at + 1 : 20 + (at - 3) * 24;
      const published_on = workingDay(addDays(today, -age));
      const end = addDays(published_on, 7);
      const year = Number(published_on.slice(0, 4));
      const place = department.place;
      const words = bodyOf([
        {
          'zh-CN': `根据申报通知要求，经形式审查、专家评审和现场核查，现将${topic['zh-CN']}拟支持项目予以公示，公示期至${inWords(end, 'zh-CN')}17:00。`,
          en: `After the formal check, the review by experts and visits, the projects on ${topic.en} that are to be supported are published until 17:00 on ${inWords(end, 'en')}.`,
        },
        {
          'zh-CN':
            '对公示内容有异议的，请实名书面提出，写明项目序号与事实依据。收到后15个工作日内核查并答复，提出人信息保密。',
          en: 'Objections are made in writing under one’s own name, with the number of the project and the facts. They are answered within 15 working days and kept confidential.',
        },
        {
          'zh-CN': '公示无异议的，按程序下达资金计划并签订项目任务书。',
          en: 'Where nobody objects, the funds are planned and the project contract is signed.',
        },
      ]);
      return {
        id: numbered('pub', at),
        kind: 'publicity',
        department,
        published_on,
        closes_at: closing(end),
        declaration_id: declaration.id,
        policy_id: declaration.policy_id,
        title: {
          'zh-CN': `${year}年${place['zh-CN']}${topic['zh-CN']}拟支持项目公示（第${at + 1}号）`,
          en: `Projects to be supported: ${topic.en}, ${year}, list ${at + 1}`,
        },
        summary: {
          'zh-CN': `${department.name['zh-CN']}公示拟支持项目的名称、企业与金额，公示期至${inWords(end, 'zh-CN')}。`,
          en: `The ${department.name.en} publishes projects, enterprises and amounts until ${inWords(end, 'en')}.`,
        },
        body: words,
      };
    });

const canvassDrafts = (today: string, policies: readonly PolicyRecord[]): Draft[] =>
  policies
    .filter(
      ({ title_zh, body, level }) =>
        body !== null && level !== 'national' && /管理办法|实施细则|若干措施/u.test(title_zh),
    )
    .slice(0, CANVASSES)
    .map((policy, at) => {
      const published_on = workingDay(addDays(today, at < 4 ? -3 - at * 5 : -30 - at * 25));
      const end = addDays(published_on, 30);
      const department = departmentOf(policy.department_id);
      const { topic } = themeOf(policy.theme);
      const intro: Words = {
        'zh-CN': `为完善${topic['zh-CN']}政策，${department.name['zh-CN']}起草了修订草案，现公开征求意见，截止时间为${inWords(end, 'zh-CN')}17:00。请指明条款并写明理由。`,
        en: `The ${department.name.en} has drafted a revision of the rules on ${topic.en} and asks for opinions until 17:00 on ${inWords(end, 'en')}. Name the clause and give your reasons.`,
      };
      return {
        id: numbered('can', at),
        kind: 'canvass',
        department,
        published_on,
        closes_at: closing(end),
        policy_id: policy.id,
        title: {
          'zh-CN': `《${policy.title_zh.replace(/（\d+年修订）/u, '')}（修订草案）》公开征求意见`,
          en: `Draft for opinion: revision of the rules on ${topic.en}`,
        },
        summary: intro,
        body: {
          'zh-CN': paragraph(intro['zh-CN']) + (policy.body?.['zh-CN'] ?? ''),
          en: paragraph(intro.en) + (policy.body?.en ?? ''),
        },
      };
    });

/** Rows of a publicity list, the largest amount first; what is searched in them has the zone's words. */
const grantsOf = (list: Draft, limit: number, random: Random, first: boolean, inZone: ZoneWords) => {
  const names = new Set<string>();
  const drafts: { project: Words; enterprise: Words; amount: number }[] = [];
  const count = first ? 63 : random.int(8, 30);
  while (drafts.length < count) {
    const name = project(random);
    if (names.has(name['zh-CN'])) continue;
    names.add(name['zh-CN']);
    drafts.push({
      project: name,
      enterprise: drafts.length === 1 && random.next() < 0.3 ? OWN : enterprise(random),
      amount: Math.round((limit * (0.2 + 0.8 * random.next())) / 100_000) * 100_000,
    });
  }
  return inZone(drafts)
    .sort((a, b) => b.amount - a.amount)
    .map((draft, at) =>
      searchedGrant({
        id: `${list.id}-${String(at + 1).padStart(2, '0')}`,
        publication_id: list.id,
        position: at + 1,
        department_id: list.department.id,
        year: Number(list.published_on.slice(0, 4)),
        published_on: list.published_on,
        project_zh: draft.project['zh-CN'],
        project_en: draft.project.en,
        enterprise_zh: draft.enterprise['zh-CN'],
        enterprise_en: draft.enterprise.en,
        amount: draft.amount,
      }),
    );
};

const DEFAULT_LIMIT = 200_000_000;

/** What departments publish, with the rows of the publicity lists; the same on every machine. */
export const publicationRecords = (
  today: string,
  policies: readonly PolicyRecord[],
  declarations: readonly DeclarationRecord[],
  inZone = zoneWords('ftz'),
) => {
  const random = randomOf(20_261);
  const lists = inZone(publicityDrafts(today, declarations));
  const drafts = [...inZone(announcementDrafts(today)), ...lists, ...inZone(canvassDrafts(today, policies))];
  const limits = new Map(declarations.map(({ id, amount }) => [id, amount]));
  return {
    publications: drafts.map((draft) =>
      rowOf(draft, draft.kind === 'publicity' || (draft.body.en !== '' && random.next() >= CHINESE_ONLY)),
    ),
    grants: lists.flatMap((list, at) =>
      grantsOf(list, limits.get(list.declaration_id ?? '') || DEFAULT_LIMIT, random, at === 0, inZone),
    ),
  };
};
