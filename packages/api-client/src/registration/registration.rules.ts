import type { Locale } from '../contract/contract.ts';
import type { Words } from '../lifecycle/lifecycle.ts';
import type { FactKind } from './registration.facts.ts';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/** The last character of an identity card by its 17 digits. Source: GB 11643-1999, ISO 7064 MOD 11-2. */
export const idCheckOf = (digits: string): string =>
  CHECKS[[...digits].reduce((sum, digit, at) => sum + Number(digit) * (WEIGHTS[at] ?? 0), 0) % 11] ?? '';

const isDay = (day: string): boolean => {
  const at = Date.parse(day);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};

/** 18 characters with a day of birth that exists and the right check character. */
export const isIdCard = (typed: string): boolean =>
  /^[1-9]\d{16}[\dX]$/.test(typed) &&
  isDay(`${typed.slice(6, 10)}-${typed.slice(10, 12)}-${typed.slice(12, 14)}`) &&
  idCheckOf(typed.slice(0, 17)) === typed[17];

export type FieldFault = 'required' | 'invalid' | 'too_long' | 'choose' | 'over';

/** A person of a list: shareholders, employees. */
export interface ListedPerson {
  name: string;
  id_card: string;
}

export type RegistrationValue =
  | string
  | number
  | { amount: number; currency: 'CNY' }
  | readonly string[]
  | readonly ListedPerson[];

/** Whether nothing is said. */
export const isEmptyValue = (value: RegistrationValue | null | undefined): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const PATTERNS: Partial<Record<FactKind, RegExp>> = {
  phone: /^1[3-9]\d{9}$/,
  credit_code: /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  digits: /^\d{6,30}$/,
};

const isAmount = (value: RegistrationValue): boolean => {
  const amount = typeof value === 'object' && 'amount' in value ? value.amount : Number.NaN;
  return Number.isInteger(amount) && amount > 0 && amount <= 100_000_000_000_000;
};

const isPerson = (item: string | ListedPerson): boolean =>
  typeof item === 'object' && item.name.trim() !== '' && isIdCard(item.id_card);

const isValid = (kind: FactKind, value: RegistrationValue): boolean => {
  if (kind === 'money') return isAmount(value);
  if (kind === 'number') return typeof value === 'number' && Number.isInteger(value) && value > 0;
  if (kind === 'people') return Array.isArray(value) && value.every(isPerson);
  if (kind === 'files') return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (typeof value !== 'string') return false;
  if (kind === 'date') return /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value);
  if (kind === 'id_card') return isIdCard(value);
  return PATTERNS[kind]?.test(value) ?? true;
};

/**
 * What is wrong with a value, or null. An empty one is wrong only where it is required.
 * @param field.options values of a choice
 * @param field.min earliest day of a date
 */
export const faultOf = (
  field: { kind: FactKind; required: boolean; max?: number | null; min?: string | null; options?: readonly string[] },
  value: RegistrationValue | null | undefined,
): FieldFault | null => {
  if (value === null || value === undefined || isEmptyValue(value)) return field.required ? 'required' : null;
  if (field.kind === 'choice') return field.options?.includes(String(value)) ? null : 'choose';
  const size = typeof value === 'string' || Array.isArray(value) ? value.length : 0;
  if (field.max && size > field.max) return 'too_long';
  if (!isValid(field.kind, value)) return 'invalid';
  return field.kind === 'date' && field.min && String(value) < field.min ? 'over' : null;
};

const INVALID: Readonly<Partial<Record<FactKind, Words>>> = {
  phone: { 'zh-CN': '请填写正确的手机号', en: 'Please enter a correct mobile number' },
  id_card: {
    'zh-CN': '身份证号有误，请核对18位号码',
    en: 'The number of the identity card is wrong. Please check its 18 characters',
  },
  credit_code: {
    'zh-CN': '统一社会信用代码为18位，请核对',
    en: 'A unified social credit code has 18 characters. Please check it',
  },
  email: { 'zh-CN': '请填写正确的邮箱', en: 'Please enter a correct email address' },
  digits: { 'zh-CN': '请只填数字，6到30位', en: 'Please enter 6 to 30 digits' },
  money: { 'zh-CN': '请填写大于0的金额', en: 'Please enter an amount above 0' },
  number: { 'zh-CN': '请填写大于0的整数', en: 'Please enter a whole number above 0' },
  date: { 'zh-CN': '请选择日期', en: 'Please choose a day' },
  people: { 'zh-CN': '请填写每个人的姓名和身份证号', en: 'Please enter the name and the identity card of each person' },
  files: { 'zh-CN': '请重新上传文件', en: 'Please upload the file again' },
};

/** A fault in words for its field: "请填写住所". */
export const faultWords = (
  fault: FieldFault,
  { kind, label, max }: { kind: FactKind; label: string; max?: number | null },
  locale: Locale,
): string => {
  const english = locale === 'en';
  if (fault === 'choose') return english ? `Please choose: ${label}` : `请选择${label}`;
  if (fault === 'too_long') return english ? `${label}: ${max} at most` : `${label}不超过${max}`;
  if (fault === 'over') return english ? `Please choose today or a later day: ${label}` : `请选择今天或以后的${label}`;
  if (fault === 'invalid') return INVALID[kind]?.[locale] ?? (english ? `Please check: ${label}` : `请核对${label}`);
  if (kind === 'files') return english ? `Please add: ${label}` : `请上传${label}`;
  if (kind === 'choice' || kind === 'date') return english ? `Please choose: ${label}` : `请选择${label}`;
  return english ? `Please fill in: ${label}` : `请填写${label}`;
};
