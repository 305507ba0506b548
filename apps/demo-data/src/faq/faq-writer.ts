import type { FaqCategory } from '@zonekit/api-client/faq/contract';
import { addDays } from '../../../api/src/frame/day.ts';
import type { FaqRow } from '../../../api/src/modules/faq/faq.repository.ts';
import { moneyWords } from '../../../api/src/modules/policy/matching/words.ts';
import { clausesOf } from '../../../api/src/modules/policy/policy.clauses.ts';
import { departmentById, type Field } from '../policy/departments.ts';
import { openCalls } from '../policy/open-calls.ts';
import { type Measure, type Theme, themes } from '../policy/themes.ts';
import { generalFaqs } from './general-faqs.ts';

/** The document in force that answers about a theme rest on. */
export interface ThemeSource {
  policy_id: string;
  department_id: string;
  /** The body; English where it was translated. */
  html_zh: string;
  html_en: string | null;
}

type Entry = Omit<FaqRow, 'id' | 'updated_on'>;

const categoryOf: Readonly<Record<Field, FaqCategory>> = {
  technology: 'innovation',
  ip: 'innovation',
  industry: 'industry',
  transport: 'industry',
  market: 'industry',
  government: 'industry',
  talent: 'talent',
  finance: 'finance',
  trade: 'trade',
  customs: 'trade',
};
/** Clauses before the first that tells what is supported. Source: the seed's bodies of policies. */
const GENERAL_CLAUSES = 3;

const rate = ({ basis, rate: percent, cap }: Measure, locale: 'zh-CN' | 'en'): string => {
  const chinese = locale === 'zh-CN';
  const most = moneyWords(cap, locale);
  const of = basis[locale];
  if (cap === 0) return chinese ? `按${of}办理，属于便利化措施，不设资金。` : `Granted by ${of}, without funding.`;
  if (percent === 100)
    return chinese ? `按${of}给予一次性支持，最高${most}。` : `Supported once by ${of}, up to ${most}.`;
  return chinese ? `按${of}的${percent}%给予支持，最高${most}。` : `${percent}% of ${of}, up to ${most}.`;
};

const officeOf = (id: string) => {
  const department = departmentById.get(id);
  return { office_zh: department?.name['zh-CN'] ?? '企业服务中心', office_en: department?.name.en ?? null };
};
const SERVICE_CENTRE = { office_zh: '企业服务中心', office_en: 'Enterprise Service Centre' };
const NO_SOURCE = { source_kind: null, source_id: null, source_clause: null } as const;

const ofTheme = (theme: Theme, source: ThemeSource | undefined): Entry[] => {
  const topic = theme.topic;
  const category = theme.id === 'rent' ? 'space' : categoryOf[theme.field];
  const shared = (clause: number) => ({
    ...(source ? officeOf(source.department_id) : SERVICE_CENTRE),
    ...(source ? { source_kind: 'policy' as const, source_id: source.policy_id, source_clause: clause } : NO_SOURCE),
  });
  const supports = theme.measures.map(
    (measure, index): Entry => ({
      title_zh: `${topic['zh-CN']}的“${measure.what['zh-CN']}”能补多少，最高多少？`,
      title_en: `${measure.what.en} (${topic.en}): how much is paid, and up to what amount?`,
      category,
      answer_zh: rate(measure, 'zh-CN'),
      answer_en: rate(measure, 'en'),
      ...shared(GENERAL_CLAUSES + index + 1),
    }),
  );
  const after = GENERAL_CLAUSES + theme.measures.length;
  const clause = (number: number) => {
    const of = (html: string | null | undefined) => clausesOf(html ?? '').find((one) => one.number === number)?.text;
    return { zh: of(source?.html_zh), en: of(source?.html_en) ?? null };
  };
  const conditions = clause(after + 1);
  const instalments = clause(after + 4);
  return [
    ...supports,
    ...(conditions.zh === undefined
      ? []
      : [
          {
            title_zh: `申请${topic['zh-CN']}支持，企业要具备哪些条件？`,
            title_en: conditions.en && `What conditions must an enterprise meet for ${topic.en}?`,
            category,
            answer_zh: conditions.zh,
            answer_en: conditions.en,
            ...shared(after + 1),
          },
        ]),
    ...(instalments.zh === undefined
      ? []
      : [
          {
            title_zh: `${topic['zh-CN']}的资金怎么拨付，分几期？`,
            title_en: instalments.en && `How are the funds for ${topic.en} paid, and in how many instalments?`,
            category: 'funds' as const,
            answer_zh: instalments.zh,
            answer_en: instalments.en,
            ...shared(after + 4),
          },
        ]),
  ];
};

const ofCalls = (): Entry[] =>
  openCalls.map((call, index) => {
    const theme = themes.find(({ id }) => id === call.theme);
    const { 'zh-CN': title, en } = call.title;
    const most = (locale: 'zh-CN' | 'en') => (call.amount === null ? null : moneyWords(call.amount, locale));
    const zh = most('zh-CN') === null ? '不设资金' : `单个企业最高${most('zh-CN')}`;
    const amount = most('en') === null ? 'no funding' : `at most ${most('en')} per enterprise`;
    return {
      title_zh: `“${title}”怎么补、补多少？`,
      title_en: en && `"${en}": how is it paid, and how much?`,
      category: theme ? categoryOf[theme.field] : 'procedure',
      answer_zh: `${call.support['zh-CN']}，${zh}。申报条件、材料和截止时间见申报通知。`,
      answer_en: en && `${call.support.en}; ${amount}. Criteria, documents and the deadline are in the call.`,
      ...officeOf(call.department),
      source_kind: 'declaration',
      source_id: `dec-open-${String(index + 1).padStart(2, '0')}`,
      source_clause: null,
    };
  });

/** 200 questions with their answers, the same for the same documents. @param sources by theme */
export const faqRows = (sources: ReadonlyMap<string, ThemeSource>, today: string): FaqRow[] => {
  const general = generalFaqs.map(
    ({ category, question, answer }): Entry => ({
      title_zh: question['zh-CN'],
      title_en: question.en,
      category,
      answer_zh: answer['zh-CN'],
      answer_en: answer.en,
      ...SERVICE_CENTRE,
      ...NO_SOURCE,
    }),
  );
  const entries = [...general, ...ofCalls(), ...themes.flatMap((theme) => ofTheme(theme, sources.get(theme.id)))];
  return entries.slice(0, 200).map((entry, index) => ({
    ...entry,
    id: `faq-${String(index + 1).padStart(3, '0')}`,
    updated_on: addDays(today, -3 - ((index * 37) % 400)),
  }));
};
