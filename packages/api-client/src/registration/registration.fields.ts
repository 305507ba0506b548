import type { Words } from '../lifecycle/lifecycle.ts';
import type { FactKey } from './registration.facts.ts';
import { REGISTRATION_STEPS, type RegistrationStep } from './registration.steps.ts';

interface FormSection {
  key: string;
  title: Words;
  /** In the order of the form. */
  required: readonly FactKey[];
  optional?: readonly FactKey[];
}

const COMPANY: Words = { 'zh-CN': '企业', en: 'Company' };
const PEOPLE: Words = { 'zh-CN': '人员', en: 'People' };

/** The form of each step. A fact that several forms have is filled in once. */
export const REGISTRATION_FORMS: Readonly<Record<RegistrationStep, readonly FormSection[]>> = {
  verification: [
    {
      key: 'company',
      title: { 'zh-CN': '名称', en: 'Name' },
      required: ['company_name', 'alternative_name', 'company_type', 'industry', 'registered_capital'],
      optional: ['second_alternative'],
    },
    {
      key: 'people',
      title: PEOPLE,
      required: ['legal_name', 'legal_id', 'legal_phone', 'legal_id_copy', 'agent_name', 'agent_phone'],
    },
  ],
  registration: [
    {
      key: 'company',
      title: COMPANY,
      required: ['company_name', 'company_type', 'industry', 'registered_capital', 'business_scope', 'term'],
      optional: ['email'],
    },
    {
      key: 'premises',
      title: { 'zh-CN': '住所', en: 'Premises' },
      required: ['address', 'premises', 'premises_proof', 'company_phone'],
    },
    {
      key: 'people',
      title: PEOPLE,
      required: [
        ...(['legal_name', 'legal_id', 'legal_phone', 'legal_id_copy', 'legal_position', 'shareholders'] as const),
        ...(['finance_name', 'finance_id', 'finance_phone', 'agent_name', 'agent_id', 'agent_phone'] as const),
      ],
    },
  ],
  seals: [
    { key: 'company', title: COMPANY, required: ['company_name', 'credit_code', 'address', 'legal_name'] },
    {
      key: 'seals',
      title: { 'zh-CN': '四枚印章', en: 'Four seals' },
      required: ['company_seal', 'finance_seal', 'invoice_seal', 'legal_seal', 'seal_material', 'seal_maker'],
    },
    {
      key: 'collection',
      title: { 'zh-CN': '领取', en: 'Collection' },
      required: ['collector_name', 'collector_id', 'collector_phone', 'collect_place'],
    },
  ],
  banks: [
    {
      key: 'company',
      title: COMPANY,
      required: [
        ...(['company_name', 'credit_code', 'established_on', 'address', 'company_phone'] as const),
        ...(['company_type', 'business_scope', 'registered_capital', 'shareholders'] as const),
      ],
    },
    {
      key: 'people',
      title: PEOPLE,
      required: [
        ...(['legal_name', 'legal_id', 'legal_phone', 'legal_id_copy'] as const),
        ...(['finance_name', 'finance_id', 'finance_phone', 'agent_name', 'agent_id', 'agent_phone'] as const),
      ],
    },
    {
      key: 'account',
      title: { 'zh-CN': '账户', en: 'Account' },
      required: ['bank_branch', 'account_kind', 'online_banking', 'visit_on'],
    },
  ],
  socials: [
    {
      key: 'company',
      title: COMPANY,
      required: ['company_name', 'credit_code', 'established_on', 'address', 'company_phone', 'industry'],
    },
    {
      key: 'people',
      title: PEOPLE,
      required: ['legal_name', 'legal_id', 'legal_phone', 'agent_name', 'agent_phone'],
    },
    {
      key: 'insured',
      title: { 'zh-CN': '参保', en: 'Insurance' },
      required: ['employees', 'insured_from', 'wage_total', 'fund_rate'],
    },
  ],
  invoices: [
    {
      key: 'company',
      title: COMPANY,
      required: [
        ...(['company_name', 'credit_code', 'established_on', 'address', 'company_phone', 'company_type'] as const),
        ...(['industry', 'business_scope', 'registered_capital'] as const),
      ],
      optional: ['email'],
    },
    {
      key: 'people',
      title: PEOPLE,
      required: [
        ...(['legal_name', 'legal_id', 'legal_phone', 'legal_id_copy', 'shareholders'] as const),
        ...(['finance_name', 'finance_id', 'finance_phone', 'agent_name', 'agent_id', 'agent_phone'] as const),
      ],
    },
    {
      key: 'taxes',
      title: { 'zh-CN': '税务与发票', en: 'Taxes and invoices' },
      required: ['taxpayer', 'accounting', 'bank_branch', 'account_number', 'invoice_kind', 'invoice_total'],
    },
  ],
};

export interface FormField {
  fact: FactKey;
  section: string;
  required: boolean;
}

/** The fields of a step's form in its order. */
export const fieldsOf = (step: RegistrationStep): FormField[] =>
  REGISTRATION_FORMS[step].flatMap(({ key, required, optional = [] }) => [
    ...required.map((fact) => ({ fact, section: key, required: true })),
    ...optional.map((fact) => ({ fact, section: key, required: false })),
  ]);

/** The steps whose forms have a fact. */
export const stepsWith = (fact: FactKey): RegistrationStep[] =>
  REGISTRATION_STEPS.filter((step) => fieldsOf(step).some((field) => field.fact === fact));
