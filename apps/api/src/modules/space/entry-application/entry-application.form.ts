import type { Locale } from '@zonekit/api-client/contract';
import type { Words } from '@zonekit/api-client/lifecycle';
import {
  type EntryApplicationDraft,
  type EntryApplicationField,
  type EntryApplicationForm,
  entryApplicationNeeds,
} from '@zonekit/api-client/space/entry-application/contract';
import * as z from 'zod/mini';

export const blankForm: EntryApplicationForm = {
  enterprise_name: '',
  credit_code: '',
  address: '',
  industry: '',
  unit_id: '',
  starts_on: '',
  term_months: null,
  rent_period: '',
  purpose: '',
  headcount: null,
  investment: null,
  environmental_impact: null,
  environmental_note: '',
  contact_person: '',
  contact_phone: '',
  licence: '',
  attachments: [],
};

/** The form with the fields that a draft holds. */
export const withDraft = (form: EntryApplicationForm, draft: EntryApplicationDraft): EntryApplicationForm => ({
  ...form,
  ...Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)),
});

export interface FieldFault {
  path: string;
  message: string;
}

const MISSING: Readonly<Partial<Record<EntryApplicationField, Words>>> = {
  enterprise_name: { 'zh-CN': '请填写企业名称', en: 'Please fill in the name of the enterprise' },
  credit_code: { 'zh-CN': '请填写统一社会信用代码', en: 'Please fill in the unified social credit code' },
  industry: { 'zh-CN': '请填写所属行业', en: 'Please fill in the industry' },
  unit_id: { 'zh-CN': '请选择意向空间', en: 'Please choose the unit' },
  starts_on: { 'zh-CN': '请选择起租日', en: 'Please choose the first day' },
  term_months: { 'zh-CN': '请填写租期', en: 'Please fill in the term' },
  rent_period: { 'zh-CN': '请选择付租周期', en: 'Please choose how often rent is paid' },
  purpose: { 'zh-CN': '请填写用途', en: 'Please fill in what the space is used for' },
  headcount: { 'zh-CN': '请填写人数', en: 'Please fill in the headcount' },
  investment: { 'zh-CN': '请填写投资额', en: 'Please fill in the investment' },
  environmental_impact: { 'zh-CN': '请选择是否有环境影响', en: 'Please say whether the environment is affected' },
  environmental_note: { 'zh-CN': '请说明环境影响和措施', en: 'Please describe the effects and the measures' },
  contact_person: { 'zh-CN': '请填写联系人', en: 'Please fill in the contact' },
  contact_phone: { 'zh-CN': '请填写正确的手机号', en: 'Please enter a correct mobile number' },
  licence: { 'zh-CN': '请上传营业执照', en: 'Please add the business licence' },
};

/** Fields that an application lacks to be submitted. */
export const missingForSubmit = (form: EntryApplicationForm, locale: Locale): FieldFault[] => {
  const parsed = z.safeParse(entryApplicationNeeds, form);
  const paths = new Set(parsed.error?.issues.map((issue) => String(issue.path[0])));
  if (form.environmental_impact && form.environmental_note === '') paths.add('environmental_note');
  return [...paths].map((path) => ({ path, message: MISSING[path as EntryApplicationField]?.[locale] ?? path }));
};

const PAST: Words = { 'zh-CN': '起租日不能早于今天', en: 'The first day is in the past' };
const NO_UNIT: Words = { 'zh-CN': '该空间不存在，请重新选择', en: 'The unit is gone. Please choose another one' };
const TAKEN: Words = {
  'zh-CN': '该空间在所选租期内已签约，请改选空间或租期',
  en: 'The unit is let during this term. Please choose another unit or term',
};
const tooShort = (months: number): Words => ({
  'zh-CN': `该空间租期不少于${months}个月`,
  en: `The unit is let for ${months} months or more`,
});

/**
 * Fields of a complete application whose wishes the unit cannot meet.
 * @param unit null where it does not exist; `taken` during the term
 */
export const unitFaults = (
  { starts_on, term_months }: { starts_on: string; term_months: number },
  unit: { term_months: number; taken: boolean } | null,
  today: string,
  locale: Locale,
): FieldFault[] => {
  const faults: [EntryApplicationField, Words][] = [];
  if (unit === null) faults.push(['unit_id', NO_UNIT]);
  else if (unit.taken) faults.push(['unit_id', TAKEN]);
  if (starts_on < today) faults.push(['starts_on', PAST]);
  if (unit !== null && term_months < unit.term_months) faults.push(['term_months', tooShort(unit.term_months)]);
  return faults.map(([path, words]) => ({ path, message: words[locale] }));
};
