import type { Locale } from '@zonekit/api-client/contract';
import type { Criterion, CriterionVerdict } from '@zonekit/api-client/policy/contract';
import { type CriterionData, inLocale, type Words } from './criterion-data.ts';
import { FACTS } from './facts.ts';
import { type FigureField, figureOfExactFact, figures, isFigure } from './figures.ts';
import type { Actual, Judgement } from './judge.ts';

/** Names of industries by id, in the requested language. */
export type IndustryName = (id: string) => string;

export const figureNames: Record<FigureField, Words> = {
  last_year_sales: { 'zh-CN': '上年度销售收入', en: "Last year's sales" },
  last_year_r_and_d: { 'zh-CN': '上年度研发投入', en: "Last year's R&D spend" },
  financing_amount: { 'zh-CN': '已完成融资', en: 'Financing raised' },
  intellectual_property_rights: { 'zh-CN': '知识产权数量', en: 'Intellectual property items' },
};

const answers: Record<FigureField, readonly Words[]> = {
  last_year_sales: [
    { 'zh-CN': '500万元及以下', en: 'up to CNY 5 million' },
    { 'zh-CN': '500万元以上至1,000万元', en: 'more than CNY 5 million, up to 10 million' },
    { 'zh-CN': '1,000万元以上', en: 'more than CNY 10 million' },
  ],
  last_year_r_and_d: [
    { 'zh-CN': '100万元及以下', en: 'up to CNY 1 million' },
    { 'zh-CN': '100万元以上至500万元', en: 'more than CNY 1 million, up to 5 million' },
    { 'zh-CN': '500万元以上至1,000万元', en: 'more than CNY 5 million, up to 10 million' },
    { 'zh-CN': '1,000万元以上', en: 'more than CNY 10 million' },
  ],
  financing_amount: [
    { 'zh-CN': '300万元及以下', en: 'up to CNY 3 million' },
    { 'zh-CN': '300万元以上至500万元', en: 'more than CNY 3 million, up to 5 million' },
    { 'zh-CN': '500万元以上', en: 'more than CNY 5 million' },
    { 'zh-CN': '没有', en: 'none' },
  ],
  intellectual_property_rights: [
    { 'zh-CN': '1至10项', en: '1 to 10' },
    { 'zh-CN': '10项以上', en: 'more than 10' },
    { 'zh-CN': '没有', en: 'none' },
  ],
};

/** Specification section 2, question 10. */
const backgrounds: readonly Words[] = [
  { 'zh-CN': '国家、省、市级奖励获得者', en: 'national/provincial/municipal award' },
  { 'zh-CN': '企业高级管理人员', en: 'corporate senior executive' },
  { 'zh-CN': '海外留学经历', en: 'overseas study experience' },
  { 'zh-CN': '大学生创业', en: 'university-student start-up' },
  { 'zh-CN': '企业创始人', en: 'founder' },
  { 'zh-CN': '硕士及以上学历', en: "master's degree or above" },
  { 'zh-CN': '千人、万人计划入选者', en: 'thousand/ten-thousand talents programme' },
  { 'zh-CN': '以上都没有', en: 'none' },
];

const formats = {
  'zh-CN': new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 4 }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 4 }),
};
const grouped = (value: number, locale: Locale) => formats[locale].format(value);

/** A sum given in ten-thousand yuan, as a reader of the language says it: 300万元, CNY 3 million. */
export const moneyWords = (tenThousands: number, locale: Locale): string => {
  if (locale === 'zh-CN') return `${grouped(tenThousands, locale)}万元`;
  const yuan = tenThousands * 10_000;
  return yuan >= 1_000_000 ? `CNY ${grouped(yuan / 1_000_000, locale)} million` : `CNY ${grouped(yuan, locale)}`;
};

const figureWords = (field: FigureField, value: number, locale: Locale): string => {
  if (figures[field].unit === 'money') return moneyWords(value, locale);
  return locale === 'zh-CN'
    ? `${grouped(value, locale)}项`
    : `${grouped(value, locale)} ${value === 1 ? 'item' : 'items'}`;
};

const figureOf = (field: string): FigureField | null => {
  if (isFigure(field)) return field;
  return field.startsWith('facts.') ? figureOfExactFact(field.slice('facts.'.length)) : null;
};

const actualWords = (actual: Actual, field: string, locale: Locale, industry: IndustryName): string => {
  const zh = locale === 'zh-CN';
  switch (actual.kind) {
    case 'boolean':
      return zh ? (actual.value ? '是' : '否') : actual.value ? 'Yes' : 'No';
    case 'answer':
      return answers[actual.field][actual.rank - 1]?.[locale] ?? '';
    case 'exact': {
      const figure = figureOf(field);
      return figure ? figureWords(figure, actual.value, locale) : grouped(actual.value, locale);
    }
    case 'age':
      return zh
        ? `${actual.registered} 登记，满${actual.months}个月`
        : `registered ${actual.registered}, ${actual.months} ${actual.months === 1 ? 'month' : 'months'}`;
    case 'region':
      return actual.names.filter((name, index, all) => name && all.indexOf(name) === index).join(zh ? '' : ' ');
    case 'list': {
      const names = actual.values.map((value) =>
        typeof value === 'number' ? (backgrounds[value - 1]?.[locale] ?? String(value)) : industry(value),
      );
      return names.join(zh ? '、' : ', ');
    }
  }
};

const changeWords = (
  change: NonNullable<Judgement['nearest_change']>,
  actual: Actual | null,
  locale: Locale,
): string => {
  const zh = locale === 'zh-CN';
  const figure = figureOf(change.field);
  if (figure && typeof change.to === 'number') {
    const goal = figureWords(figure, change.to, locale);
    const gap = actual?.kind === 'exact' ? change.to - actual.value : 0;
    if (zh) {
      const missing = gap > 0 ? `，还差${figureWords(figure, Number(gap.toFixed(4)), locale)}` : '';
      return `${figureNames[figure][locale]}达到${goal}${missing}`;
    }
    const missing = gap > 0 ? `, ${figureWords(figure, Number(gap.toFixed(4)), locale)} short` : '';
    return `${figureNames[figure][locale]} at ${goal}${missing}`;
  }
  if (change.field === 'is_high_tech') {
    if (change.to) return zh ? '取得高新技术企业证书' : 'Hold the certificate of a national high-tech enterprise';
    return zh ? '未被认定为高新技术企业' : 'Not be certified as a national high-tech enterprise';
  }
  const fact = FACTS[change.field.slice('facts.'.length)];
  const name = fact?.name[locale] ?? change.field;
  if (typeof change.to === 'number') return `${name}${zh ? '达到' : ' at '}${grouped(change.to, locale)}`;
  if (change.to) return zh ? `完成：${name}` : `Obtain: ${name}`;
  return zh ? `不再具有：${name}` : `No longer have: ${name}`;
};

const questions: Record<string, Words> = {
  reg_time: { 'zh-CN': '企业的注册时间是哪一天？', en: 'On which date was the enterprise registered?' },
  address_area: { 'zh-CN': '企业在哪里注册？', en: 'Where is the enterprise registered?' },
  industry: { 'zh-CN': '企业属于哪些产业领域？', en: 'Which industries does the enterprise belong to?' },
  is_high_tech: { 'zh-CN': '是否为国家高新技术企业？', en: 'Is it a national high-tech enterprise?' },
  applicant_background: { 'zh-CN': '申请人有哪些背景？', en: "What is the applicant's background?" },
};

const askWords = (ask: NonNullable<Judgement['ask']>, criterion: Criterion, locale: Locale): string => {
  const zh = locale === 'zh-CN';
  const figure = figureOf(ask.field);
  if (figure) {
    const name = figureNames[figure][locale];
    if (ask.kind === 'answer') return zh ? `${name}属于哪一档？` : `${name}: which range?`;
    if (figures[figure].unit === 'count') return zh ? `${name}具体是多少项？` : `${name}: how many exactly?`;
    return zh ? `${name}具体是多少万元？` : `${name}: how much exactly, in units of CNY 10k?`;
  }
  const fact = ask.field.startsWith('facts.') ? FACTS[ask.field.slice('facts.'.length)] : undefined;
  const question = fact?.question[locale] ?? questions[ask.field]?.[locale];
  return question ?? (zh ? `是否符合：${criterion.label}？` : `Does this hold: ${criterion.label}?`);
};

/** A judgement in the words of a language, as the contract gives it. */
export const inWords = (
  data: CriterionData,
  judgement: Judgement,
  locale: Locale,
  industry: IndustryName,
): CriterionVerdict => {
  const criterion = inLocale(data, locale);
  const { actual, nearest_change: change, ask } = judgement;
  return {
    criterion,
    verdict: judgement.verdict,
    actual: actual ? actualWords(actual, criterion.field, locale, industry) : null,
    nearest_change: change ? { ...change, label: changeWords(change, actual, locale) } : null,
    ask: ask ? { ...ask, question: askWords(ask, criterion, locale) } : null,
  };
};
