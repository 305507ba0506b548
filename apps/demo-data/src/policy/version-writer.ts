import { addDays } from '../../../api/src/frame/day.ts';
import type { VersionTables } from '../../../api/src/modules/policy/version/version.tables.ts';
import { inWords } from './calendar.ts';
import { numerals } from './clauses.ts';
import type { PolicyRecord } from './policy-writer.ts';

type VersionRecord = VersionTables['policy_versions'];
type Locale = 'zh-CN' | 'en';

const REVISED = 14;
const YEARS = 2;
const TITLE = /管理办法|实施细则/u;

/** What the earlier text said, by how the later one says it. */
const EARLIER: Readonly<Record<Locale, readonly (readonly [RegExp, string | ((...parts: string[]) => string)])[]>> = {
  'zh-CN': [
    [/(?<!\d)(\d+)个工作日/gu, (_, days = '') => `${Number(days) + 5}个工作日`],
    [/发布通知、网上提交/gu, '发布通知、窗口提交纸质材料'],
    [/五年内不受理/gu, '三年内不受理'],
    [/首期不超过核定金额的(\d+)%/gu, '首期不超过核定金额的30%'],
    [/近三年无/gu, '近两年无'],
  ],
  en: [
    [/(\d+) working days/gu, (_, days = '') => `${Number(days) + 5} working days`],
    [/submission online/gu, 'submission on paper at the counter'],
    [/cannot apply for five years/gu, 'cannot apply for three years'],
    [/at most (\d+)% of the amount/gu, 'at most 30% of the amount'],
    [/in three years/gu, 'in two years'],
  ],
};
/** A clause that the later text does without. */
const DROPPED: Readonly<Record<Locale, string>> = {
  'zh-CN': '获得支持的单位五年内将注册地迁出的，全额退回已拨付资金。',
  en: 'Whoever moves the registered seat away within five years pays back all that was paid.',
};

const PARAGRAPH = /<p><strong>[^<]*<\/strong> ([\s\S]*?)<\/p>/gu;
const numbered = (html: string, locale: Locale): string => {
  let count = 0;
  return html.replaceAll(PARAGRAPH, (_, text: string) => {
    count += 1;
    const number = locale === 'zh-CN' ? `第${numerals[count - 1] ?? count}条` : `Article ${count}`;
    return `<p><strong>${number}</strong> ${text}</p>`;
  });
};

const earlierWords = (html: string, locale: Locale): string =>
  EARLIER[locale].reduce(
    (text, [pattern, words]) =>
      typeof words === 'string' ? text.replaceAll(pattern, words) : text.replaceAll(pattern, words),
    html,
  );

/** The earlier text: one clause less, one that was dropped since, other figures, the whole numbered anew. */
const earlierBody = (html: string, from: string, to: string, locale: Locale): string => {
  const paragraphs = [...html.matchAll(PARAGRAPH)].map(([whole]) => whole);
  // The second of the supports was added since; they follow the three clauses of the first chapter.
  const body = earlierWords(html.replace(paragraphs[4] ?? '', ''), locale);
  const last = earlierWords(paragraphs.at(-3) ?? '', locale);
  const dropped = html.includes(DROPPED[locale]) ? '' : `<p><strong>0</strong> ${DROPPED[locale]}</p>`;
  const days = (day: string) => inWords(day, locale);
  return numbered(body.replace(last, last + dropped).replaceAll(days(from), days(to)), locale);
};

const earlierDay = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`;
const earlierYear = (text: string, from: number, to: number): string => text.replaceAll(String(from), String(to));

/** The text that a version replaced, in force until the day before it. */
const before = (next: Omit<VersionRecord, 'ended_on'>, at: number): VersionRecord => {
  const published = Number(next.published_on.slice(0, 4));
  const year = (text: string) => earlierYear(text, published, published - YEARS);
  const effective_on = earlierDay(next.effective_on, YEARS);
  return {
    id: `${next.policy_id}-v${at}`,
    policy_id: next.policy_id,
    number: year(next.number),
    number_latin: year(next.number_latin),
    title_zh: year(next.title_zh),
    title_en: next.title_en && year(next.title_en),
    published_on: earlierDay(next.published_on, YEARS),
    effective_on,
    ended_on: addDays(next.effective_on, -1),
    html_zh: earlierBody(next.html_zh, next.effective_on, effective_on, 'zh-CN'),
    html_en: next.html_en && earlierBody(next.html_en, next.effective_on, effective_on, 'en'),
  };
};

/** Earlier versions of the first documents that are revised from time to time: two of every third, else one. */
export const versionRecords = (policies: readonly PolicyRecord[]): VersionRecord[] =>
  policies
    .filter(({ title_zh, body }) => body !== null && TITLE.test(title_zh))
    .slice(0, REVISED)
    .flatMap(({ id, number, number_latin, title_zh, title_en, published_on, effective_on, body }, at) => {
      const texts = { html_zh: body?.['zh-CN'] ?? '', html_en: body?.en ?? null };
      const current = { id, policy_id: id, number, number_latin, title_zh, title_en, published_on, effective_on };
      const last = before({ ...current, ...texts }, 1);
      return at % 3 === 0 ? [last, before(last, 2)] : [last];
    });
