import { addDays } from '../../../api/src/frame/day.ts';
import { moneyWords } from '../../../api/src/modules/policy/matching/words.ts';
import { inWords } from './calendar.ts';
import { chineseClauses, numerals, SUPPORT } from './clauses.ts';
import type { Department } from './departments.ts';
import { article, heading, paragraph, table } from './html.ts';
import type { Random } from './random.ts';
import type { Measure, Theme } from './themes.ts';
import type { Kind } from './titles.ts';

/** What a body is written from. */
export interface BodyPlan {
  kind: Kind;
  theme: Theme;
  department: Department;
  year: number;
  effectiveOn: string;
  expiresOn: string | null;
  random: Random;
}

type Locale = 'zh-CN' | 'en';
const rateWords = (measure: Measure, locale: Locale): string => {
  const basis = measure.basis[locale];
  if (measure.cap === 0)
    return locale === 'zh-CN' ? `按${basis}办理，不设资金` : `granted by ${basis}, without funding`;
  const cap = moneyWords(measure.cap, locale);
  if (measure.rate === 100)
    return locale === 'zh-CN' ? `按${basis}给予一次性支持，最高${cap}` : `supported once by ${basis}, up to ${cap}`;
  return locale === 'zh-CN'
    ? `按${basis}的${measure.rate}%给予支持，最高${cap}`
    : `supported with ${measure.rate}% of ${basis}, up to ${cap}`;
};

const supportTable = (theme: Theme, locale: Locale): string =>
  table(
    locale === 'zh-CN' ? ['类别', '依据', '比例', '上限'] : ['Kind', 'Basis', 'Rate', 'Cap'],
    theme.measures.map((measure) => [
      measure.what[locale],
      measure.basis[locale],
      measure.rate === 100 || measure.cap === 0 ? '—' : `${measure.rate}%`,
      measure.cap === 0 ? '—' : moneyWords(measure.cap, locale),
    ]),
  );

/** Numbers articles as they come. */
const numbering = (locale: Locale) => {
  let count = 0;
  return (text: string): string => {
    count += 1;
    return article(locale === 'zh-CN' ? `第${numerals[count - 1] ?? count}条` : `Article ${count}`, text);
  };
};

const chinese = (plan: BodyPlan, figures: { years: number; days: number; share: number }): string => {
  const { theme, department } = plan;
  const next = numbering('zh-CN');
  const ends = plan.expiresOn ? `，有效期至${inWords(plan.expiresOn, 'zh-CN')}` : '';
  const chapters = chineseClauses({
    topic: theme.topic['zh-CN'],
    place: department.place['zh-CN'] || '全国',
    issuer: department.name['zh-CN'],
    support: theme.measures.map(
      (measure) => `${measure.what['zh-CN']}。对符合条件的单位，${rateWords(measure, 'zh-CN')}。`,
    ),
    ...figures,
    effect: `自${inWords(plan.effectiveOn, 'zh-CN')}起施行${ends}`,
    replaces: plan.year > 2019,
  });
  return chapters
    .flatMap(({ title, clauses }, at) => [
      heading(`${numerals[at]}、${title}`),
      ...clauses.map(next),
      ...(title === SUPPORT ? [supportTable(theme, 'zh-CN')] : []),
    ])
    .join('');
};

const english = (plan: BodyPlan, figures: { years: number; days: number; share: number }): string => {
  const { theme, department } = plan;
  const next = numbering('en');
  const topic = theme.topic.en;
  const place =
    { '': 'the country', Provincial: 'the province', Donggang: 'Donggang' }[department.place.en] ??
    `the ${department.place.en}`;
  return [
    heading('1. General'),
    next(`This document serves ${topic} in ${place}, in line with the laws and the documents of higher levels.`),
    next(
      `It applies to enterprises and service providers that are registered in ${place} as legal persons and have a good credit record.`,
    ),
    next(
      `The ${department.name.en} carries it out and oversees spending and results together with the finance and audit departments.`,
    ),
    heading('2. What is supported'),
    ...theme.measures.map((measure) =>
      next(`${measure.what.en}. Units that meet the conditions are ${rateWords(measure, 'en')}.`),
    ),
    supportTable(theme, 'en'),
    heading('3. Conditions and procedure'),
    next(
      `Applicants have been registered for ${figures.years === 1 ? 'one year' : `${figures.years} years`}, have no serious breach of trust and no major accident in three years, and report their statistics.`,
    ),
    next(
      `The steps are notice, submission online, formal check, review by experts, publicity and payment. The formal check takes ${figures.days} working days; what is missing is told once.`,
    ),
    next(
      'A project that has public money from the city or above is not supported twice; the difference to a higher rate can be applied for.',
    ),
    heading('4. Funds and oversight'),
    next(
      `Support is paid afterwards and may come in instalments, the first of at most ${figures.share}% of the amount granted. It is kept in separate accounts and spent on what was applied for.`,
    ),
    next(
      'Whoever obtains funds by false documents pays them back, is entered in the credit record and cannot apply for five years.',
    ),
    heading('5. Final clauses'),
    next(`The ${department.name.en} interprets this document.`),
    next(
      `It takes effect on ${inWords(plan.effectiveOn, 'en')}${plan.expiresOn ? ` and ends on ${inWords(plan.expiresOn, 'en')}` : ''}.`,
    ),
  ].join('');
};

const notice = (plan: BodyPlan, body: string, locale: Locale): string => {
  if (plan.kind !== 'notice' && plan.kind !== 'list' && plan.kind !== 'index') return body;
  const deadline = addDays(plan.effectiveOn, 30);
  const opening =
    locale === 'zh-CN'
      ? paragraph(
          `各有关单位：现将${plan.theme.topic['zh-CN']}有关事项通知如下，请于${inWords(deadline, 'zh-CN')}前按要求办理。`,
        )
      : paragraph(
          `To all units concerned: this notice sets out what holds for ${plan.theme.topic.en}. Please act by ${inWords(deadline, 'en')}.`,
        );
  return opening + body;
};

/** The body of a document in both languages, clause by clause. */
export const bodyOf = (plan: BodyPlan): { 'zh-CN': string; en: string } => {
  const figures = { years: plan.random.int(1, 3), days: plan.random.int(3, 10), share: plan.random.int(5, 8) * 10 };
  return { 'zh-CN': notice(plan, chinese(plan, figures), 'zh-CN'), en: notice(plan, english(plan, figures), 'en') };
};

/** One or two sentences of what the document gives. */
export const summaryOf = (theme: Theme, random: Random, department: Department): { 'zh-CN': string; en: string } => {
  const measure = random.pick(theme.measures);
  const place = department.place;
  return {
    'zh-CN': `围绕${theme.topic['zh-CN']}，对${place['zh-CN'] ? `${place['zh-CN']}内` : ''}符合条件的单位给予${measure.what['zh-CN']}，${rateWords(measure, 'zh-CN')}。`,
    en: `On ${theme.topic.en}. ${measure.what.en}: ${rateWords(measure, 'en')}.`,
  };
};
