import type { CriterionData, Words } from '../../../api/src/modules/policy/matching/criterion-data.ts';

import { inWords } from './calendar.ts';
import type { Draft } from './criteria.ts';
import type { Department } from './departments.ts';
import { heading, list, paragraph } from './html.ts';
import type { Measure, Theme } from './themes.ts';

export const FEN_OF_TEN_THOUSAND = 1_000_000;

/** A call before it is written out. */
export interface Plan {
  id: string;
  index: number;
  title: { 'zh-CN': string; en: string | null };
  department: Department;
  serial: number;
  theme: Theme;
  industries: readonly string[];
  amount: number | null;
  support: Words;
  opensOn: string;
  closesOn: string;
  announces: boolean;
  criteria: readonly Draft[];
  policyId: string | null;
  rolling: boolean;
  files: readonly string[];
}

/** The body of a call in one language. */
export const bodyOf = (plan: Plan, criteria: readonly CriterionData[], locale: 'zh-CN' | 'en'): string => {
  const zh = locale === 'zh-CN';
  const topic = plan.theme.topic[locale];
  const year = plan.opensOn.slice(0, 4);
  const what = plan.theme.measures.map((measure: Measure) => measure.what[locale]).join(zh ? '、' : '; ');
  return [
    heading(zh ? '一、支持方向' : '1. What is supported'),
    paragraph(
      zh
        ? `各有关企业：为落实${plan.department.place['zh-CN'] || '国家'}关于${topic}的部署，现组织开展${year}年度申报工作。本批次重点支持${what}。`
        : `To all enterprises concerned: applications on ${topic} for ${year} are open. This round supports: ${what}.`,
    ),
    paragraph(
      zh
        ? '同一项目已获市级以上财政资金支持的，不重复支持；差额部分可按“就高”原则申请补足。'
        : 'A project that has public money from the city or above is not supported twice; the difference to a higher rate can be applied for.',
    ),
    heading(zh ? '二、申报条件' : '2. Conditions'),
    list(criteria.map((criterion) => `${criterion.label[locale]}${zh ? '；' : ''}`)),
    heading(zh ? '三、申报要求' : '3. How to apply'),
    paragraph(
      zh
        ? `请登录平台在线填报，并于${inWords(plan.closesOn, 'zh-CN')}17:00前提交；逾期系统关闭。申报单位对材料的真实性负责。`
        : `Fill in the application on the platform and submit it before 17:00 on ${inWords(plan.closesOn, 'en')}. Applicants answer for the truth of what they submit.`,
    ),
  ].join('');
};
