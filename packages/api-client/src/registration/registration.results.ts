import type { Words } from '../lifecycle/lifecycle.ts';
import type { FactKey, FactKind } from './registration.facts.ts';
import type { RegistrationStep } from './registration.steps.ts';

interface ResultDefinition {
  label: Words;
  kind: Extract<FactKind, 'text' | 'date' | 'credit_code' | 'digits' | 'number'>;
  /** The fact that it settles: later forms have it, and cannot change it. */
  fact?: FactKey;
}

/** What the office of a step writes down when the step is done. */
export const REGISTRATION_RESULTS = {
  verification: {
    reserved_name: { label: { 'zh-CN': '预留名称', en: 'Reserved name' }, kind: 'text', fact: 'company_name' },
    reserved_until: { label: { 'zh-CN': '名称预留到', en: 'Name reserved until' }, kind: 'date' },
  },
  registration: {
    credit_code: {
      label: { 'zh-CN': '统一社会信用代码', en: 'Unified social credit code' },
      kind: 'credit_code',
      fact: 'credit_code',
    },
    established_on: {
      label: { 'zh-CN': '成立日期', en: 'Date of establishment' },
      kind: 'date',
      fact: 'established_on',
    },
  },
  seals: { seal_filing: { label: { 'zh-CN': '印章备案号', en: 'Filing number of the seals' }, kind: 'text' } },
  banks: {
    account_number: { label: { 'zh-CN': '银行账号', en: 'Account number' }, kind: 'digits', fact: 'account_number' },
  },
  socials: {
    social_number: { label: { 'zh-CN': '社会保险登记号', en: 'Social insurance number' }, kind: 'text' },
    fund_number: { label: { 'zh-CN': '公积金单位账号', en: 'Housing fund number' }, kind: 'digits' },
  },
  invoices: {
    tax_file: { label: { 'zh-CN': '纳税人档案号', en: 'Taxpayer file' }, kind: 'text' },
    invoice_quota: { label: { 'zh-CN': '月开票额度（元）', en: 'Monthly quota of invoices (CNY)' }, kind: 'number' },
  },
} as const satisfies Record<RegistrationStep, Record<string, ResultDefinition>>;

type KeysOf<T> = T extends unknown ? keyof T : never;
export type ResultKey = KeysOf<(typeof REGISTRATION_RESULTS)[RegistrationStep]>;

/** The results of a step by key. */
export const resultsOf = (step: RegistrationStep): Readonly<Record<string, ResultDefinition>> =>
  REGISTRATION_RESULTS[step];

export const RESULT_KEYS = Object.values(REGISTRATION_RESULTS).flatMap((results) => Object.keys(results)) as [
  ResultKey,
  ...ResultKey[],
];
