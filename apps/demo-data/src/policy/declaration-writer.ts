import { addDays } from '../../../api/src/frame/day.ts';
import { plainText } from '../../../api/src/frame/list/plain-text.ts';
import type { SearchColumns } from '../../../api/src/frame/list/tokens.ts';
import { searchableOf } from '../../../api/src/frame/list/write.ts';
import type { CriterionData, Words } from '../../../api/src/modules/policy/matching/criterion-data.ts';
import { declarationList } from '../../../api/src/modules/policy/policy.lists.ts';
import type { StoredMaterial, StoredStep, StoredSupport } from '../../../api/src/modules/policy/policy.tables.ts';
import { type ZoneWords, zoneWords } from '../zone-words.ts';
import { workingDay } from './calendar.ts';
import {
  clean,
  type Draft,
  filed,
  highTech,
  inCity,
  inIndustry,
  inProvince,
  inZone,
  listedSme,
  loanSigned,
  numbered,
  olderThan,
  patents,
  research,
  sales,
} from './criteria.ts';
import { bodyOf, FEN_OF_TEN_THOUSAND, type Plan } from './declaration-body.ts';
import { type Department, departmentById, departments, documentNumber } from './departments.ts';
import { openCalls } from './open-calls.ts';
import type { PolicyRecord } from './policy-writer.ts';
import { type Random, randomOf } from './random.ts';
import { type Theme, themes } from './themes.ts';

/** A call for application as the seed writes it. */
export interface DeclarationRecord extends SearchColumns {
  id: string;
  number: string;
  number_latin: string;
  department_id: string;
  level: Department['level'];
  theme: string;
  year: number;
  industries: readonly string[];
  policy_id: string | null;
  title_zh: string;
  title_en: string | null;
  opens_at: string;
  closes_at: string;
  announces_on: string | null;
  amount: number;
  support_zh: string;
  support_en: string;
  body_zh: string;
  body_en: string | null;
  criteria: CriterionData[];
  materials: StoredMaterial[];
  process: StoredStep[];
  support_table: StoredSupport[];
  contact: { person: string; phone: string };
  rolling: boolean;
  files: readonly string[];
}

const words = (zh: string, en: string): Words => ({ 'zh-CN': zh, en });
const people = [
  words('周海宁', 'Zhou Haining'),
  words('陈砚秋', 'Chen Yanqiu'),
  words('顾一帆', 'Gu Yifan'),
  words('方若川', 'Fang Ruochuan'),
  words('苏明澈', 'Su Mingche'),
  words('江望舒', 'Jiang Wangshu'),
  words('何静远', 'He Jingyuan'),
  words('梁思齐', 'Liang Siqi'),
] as const;

/** Materials of an application. */
const materialsOf = (theme: Theme, index: number): StoredMaterial[] => {
  const file = (offset: number) => `f-doc-0${((index + offset) % 6) + 1}`;
  return [
    { name: words('申报书模板', 'Application form'), required: true, file_id: file(0) },
    { name: words('营业执照副本扫描件', 'Scan of the business licence'), required: true, file_id: null },
    { name: words('上年度审计报告或财务报表', 'Audit report or accounts of last year'), required: true, file_id: null },
    {
      name: words('研发投入专项审计报告格式', 'Form of the special audit of R&D spend'),
      required: theme.field === 'technology',
      file_id: file(1),
    },
    { name: words('知识产权清单', 'List of intellectual property'), required: false, file_id: file(2) },
    { name: words('信用承诺书', 'Undertaking of good faith'), required: true, file_id: file(3) },
  ];
};

const processOf = (span: number): StoredStep[] => [
  { day: -span, label: words('开放申报，下载模板', 'Applications open, templates to download') },
  { day: 0, label: words('网上提交截止，逾期系统关闭', 'Online submission closes; the system takes nothing later') },
  { day: 14, label: words('形式审查，需补正的退回一次', 'Formal check; returned once where something is missing') },
  { day: 26, until: 30, label: words('专家评审与现场核查', 'Review by experts and visits') },
  { day: 50, label: words('结果公示5个工作日', 'Results published for five working days') },
];
const ANNOUNCED_AFTER = 50;

const supportOf = (theme: Theme, amount: number): StoredSupport[] =>
  theme.measures.map((measure, index) => ({
    kind: measure.what,
    basis: measure.basis,
    rate: measure.rate === 100 || measure.cap === 0 ? '—' : `${measure.rate}%`,
    cap: { amount: (index === 0 ? amount : Math.min(measure.cap, amount)) * FEN_OF_TEN_THOUSAND, currency: 'CNY' },
  }));

const span = (plan: Plan) => Math.round((Date.parse(plan.closesOn) - Date.parse(plan.opensOn)) / 86_400_000);

const recordOf = (plan: Plan, random: Random, inZone: ZoneWords): DeclarationRecord => {
  const criteria = numbered(plan.id, plan.criteria);
  const supports = plan.amount === null ? [] : supportOf(plan.theme, plan.amount);
  const year = Number(plan.opensOn.slice(0, 4));
  const translated = plan.title.en !== null;
  const bodyZh = bodyOf(plan, criteria, 'zh-CN');
  const bodyEn = translated ? bodyOf(plan, criteria, 'en') : null;
  const number = documentNumber(plan.department, year, plan.serial);
  const latin = `${plan.department.latin} [${year}] No. ${plan.serial}`;
  const row = inZone({
    id: plan.id,
    number,
    number_latin: latin,
    department_id: plan.department.id,
    level: plan.department.level,
    theme: plan.theme.id,
    year,
    industries: plan.industries,
    policy_id: plan.policyId,
    title_zh: plan.title['zh-CN'],
    title_en: plan.title.en,
    opens_at: `${plan.opensOn}T09:00:00+08:00`,
    closes_at: `${plan.closesOn}T17:00:00+08:00`,
    announces_on: plan.announces ? addDays(plan.closesOn, ANNOUNCED_AFTER) : null,
    amount: (plan.amount ?? 0) * FEN_OF_TEN_THOUSAND,
    support_zh: plan.support['zh-CN'],
    support_en: plan.support.en,
    body_zh: bodyZh,
    body_en: bodyEn,
    criteria,
    materials: materialsOf(plan.theme, plan.index),
    process: plan.announces ? processOf(span(plan)) : processOf(span(plan)).slice(0, 3),
    support_table: supports,
    contact: { person: random.pick(people)['zh-CN'], phone: `0000-88${random.int(10, 99)} ${random.int(1000, 9999)}` },
    rolling: plan.rolling,
    files: plan.files,
  });
  const issuer = inZone(plan.department.name);
  const texts = [
    plainText(row.body_zh),
    row.body_en && plainText(row.body_en),
    row.support_zh,
    translated ? row.support_en : null,
    issuer['zh-CN'],
    translated ? issuer.en : null,
    row.number,
    row.number_latin,
  ];
  return { ...row, ...searchableOf(declarationList, row, texts) };
};

const required = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`Seed of calls: there is no ${what}.`);
  return value;
};

/** Attachments that a call of the story has beside its templates. */
const storyFiles = ['f-doc-01', 'f-doc-02', 'f-perm-none-01', 'f-perm-pending-01'];

const openPlans = (today: string, policies: readonly PolicyRecord[]): Plan[] =>
  openCalls.map((call, index) => ({
    id: `dec-open-${String(index + 1).padStart(2, '0')}`,
    index,
    title: call.title,
    department: required(departmentById.get(call.department), call.department),
    serial: call.serial,
    theme: required(
      themes.find((theme) => theme.id === call.theme),
      call.theme,
    ),
    industries: call.industries,
    amount: call.amount,
    support: call.support,
    opensOn: addDays(today, -call.opened),
    closesOn: addDays(today, call.closes),
    announces: true,
    criteria: call.criteria,
    policyId:
      policies.find(
        (policy) => policy.theme === call.theme && (policy.expires_on === null || policy.expires_on > today),
      )?.id ?? null,
    rolling: true,
    files:
      call.serial === 47
        ? storyFiles
        : [
            `f-doc-0${(index % 6) + 1}`,
            ...(index % 4 === 0 ? [`f-pdf-${String((index % 12) + 1).padStart(2, '0')}`] : []),
          ],
  }));

const placeOf = (department: Department): Draft | null =>
  department.level === 'national'
    ? null
    : department.level === 'provincial'
      ? inProvince
      : department.level === 'municipal'
        ? inCity
        : inZone;

/** Two to seven criteria of an earlier call, by its theme and chance. */
const pastCriteria = (theme: Theme, department: Department, random: Random): Draft[] => {
  const chosen: Draft[] = [];
  const place = placeOf(department);
  if (place) chosen.push(place);
  chosen.push(olderThan(random.pick([12, 24, 36])));
  const extras: readonly Draft[] = [
    inIndustry(...theme.industries),
    highTech,
    patents(random.pick([1, 3, 5])),
    research(random.pick([100, 200, 300, 500])),
    sales(random.pick([500, 1000, 2000])),
    filed,
    listedSme,
    ...(theme.field === 'finance' ? [loanSigned] : []),
  ];
  for (const extra of extras) if (chosen.length < 7 && random.next() < 0.42) chosen.push(extra);
  chosen.push(clean);
  return chosen;
};

const past = (total: number, today: string, policies: readonly PolicyRecord[]): Plan[] =>
  Array.from({ length: total }, (_, index) => {
    const random = randomOf(7_000 + index);
    // 11 and the number of themes have no common divisor: neighbours differ in theme, and no theme repeats within a year.
    const theme = required(themes[(index * 11) % themes.length], 'theme');
    const offices = departments.filter(
      (department) => department.fields.includes(theme.field) && department.level !== 'national',
    );
    const department = required(offices[(index + Math.floor(index / themes.length)) % offices.length], 'office');
    const measure = required(
      theme.measures[(index + Math.floor(index / themes.length)) % theme.measures.length],
      'measure',
    );
    // A few lie ahead; the rest go back ten years.
    const upcoming = index < 6;
    const opensOn = upcoming
      ? addDays(today, 4 + index * 6)
      : workingDay(addDays(today, -70 - Math.floor(3_450 * ((index - 6) / total) ** 1.4)));
    const year = opensOn.slice(0, 4);
    const amount = measure.cap === 0 ? null : measure.cap;
    const place = department.place;
    const share =
      measure.rate === 100
        ? words('评审后一次性支持', 'One-off support after review')
        : words(`按${measure.basis['zh-CN']}的${measure.rate}%支持`, `${measure.rate}% of ${measure.basis.en}`);
    const chineseOnly = random.next() < 0.15;
    return {
      id: `dec-${String(index + 1).padStart(4, '0')}`,
      index: 100 + index,
      title: {
        'zh-CN': `关于组织申报${year}年度${place['zh-CN']}${theme.topic['zh-CN']}（${measure.what['zh-CN']}）的通知`,
        en: chineseOnly ? null : `${measure.what.en}: ${theme.topic.en}${place.en ? `, ${place.en}` : ''}, ${year}`,
      },
      department,
      serial: 100 + ((index * 37) % 400),
      theme,
      industries: theme.industries,
      amount,
      support: amount === null ? words('便利化措施，不设资金', 'Easier procedures, no funding') : share,
      opensOn,
      closesOn: addDays(opensOn, upcoming ? 35 : random.int(20, 50)),
      announces: upcoming || random.next() < 0.85,
      criteria: pastCriteria(theme, department, random),
      policyId: policies.find((policy) => policy.theme === theme.id && policy.published_on <= opensOn)?.id ?? null,
      rolling: upcoming,
      files: [`f-doc-0${(index % 6) + 1}`],
    };
  });

/** The open calls of the story, six that lie ahead, and `total` in all over ten years; the same on every machine. */
export const declarationRecords = (
  total: number,
  today: string,
  policies: readonly PolicyRecord[],
  inZone = zoneWords('ftz'),
): DeclarationRecord[] =>
  [...openPlans(today, policies), ...past(total - openCalls.length, today, policies)].map((plan, index) =>
    recordOf(plan, randomOf(9_000 + index), inZone),
  );
