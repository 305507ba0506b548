import type { FactKey } from '@zonekit/api-client/registration/facts';
import type { ResultKey } from '@zonekit/api-client/registration/results';
import { idCheckOf, type RegistrationValue } from '@zonekit/api-client/registration/rules';
import type { RegistrationStep } from '@zonekit/api-client/registration/steps';
import type { Db } from '../../frame/context.ts';

type Values = Partial<Record<FactKey, RegistrationValue>>;

/** A card of a region that does not exist. */
const card = (serial: string): string => `99010119840316${serial}${idCheckOf(`99010119840316${serial}`)}`;
const money = (amount: number) => ({ amount, currency: 'CNY' as const });

/** What each form needs besides what the steps before it gave; `f-mine` is a file of the applicant. */
export const COMPLETE: Readonly<Record<RegistrationStep, Values>> = {
  verification: {
    company_type: 'limited',
    industry: '智能装备',
    registered_capital: money(2_000_000_000),
    legal_name: '林知远',
    legal_id: card('001'),
    legal_phone: '13800002026',
    legal_id_copy: ['f-mine'],
    agent_name: '许未央',
    agent_phone: '13900002026',
  },
  registration: {
    business_scope: '深冷设备的研发和销售',
    term: 'unlimited',
    address: '东港区海关路18号启航中心B座1802',
    premises: 'rented',
    premises_proof: ['f-mine'],
    company_phone: '13800002027',
    legal_position: 'director',
    shareholders: [{ name: '林知远', id_card: card('001') }],
    finance_name: '沈若溪',
    finance_id: card('003'),
    finance_phone: '13800002028',
    agent_id: card('005'),
  },
  seals: {
    seal_material: 'copper',
    seal_maker: 'maker-1',
    collector_id: card('005'),
    collector_phone: '13900002026',
    collect_place: 'place-1',
  },
  banks: { bank_branch: 'branch-1', account_kind: 'basic', online_banking: 'payment', visit_on: '2026-11-25' },
  socials: {
    employees: [{ name: '陈砚', id_card: card('007') }],
    insured_from: '2026-12-01',
    wage_total: money(7_200_000),
    fund_rate: 'eight',
  },
  invoices: { taxpayer: 'small', accounting: 'small', invoice_kind: 'both', invoice_total: money(30_000_000) },
};

/** What the office of each step writes down. */
export const RESULTS: Readonly<Record<RegistrationStep, Partial<Record<ResultKey, string>>>> = {
  verification: {},
  registration: { credit_code: '91000000MA0LT2027Y' },
  seals: { seal_filing: 'YZ-2027-04' },
  banks: { account_number: '622202600002027' },
  socials: { social_number: 'SB20270026', fund_number: '8800202726' },
  invoices: { tax_file: 'SW20271126', invoice_quota: '300000' },
};

/** Counters, choices, and the files `f-mine` of `u-demo` and `f-theirs` of `u-staff`. */
export const seedRegistrationDesks = async (db: Db, at: string): Promise<void> => {
  const hours = { hours_zh: '工作日', hours_en: 'Working days' };
  await db
    .insertInto('registration_desks')
    .values([
      { id: 'contact', office_zh: '7号窗', office_en: 'Counter 7', person: '顾行舟', phone: '0000-1', ...hours },
      {
        id: 'seals',
        office_zh: '公安备案窗口',
        office_en: 'Seal counter',
        person: '沈砚秋',
        phone: '0000-2',
        ...hours,
      },
      { id: 'banks', office_zh: '对公柜台', office_en: 'Bank counter', person: '何疏雨', phone: '0000-3', ...hours },
    ])
    .execute();
  await db
    .insertInto('registration_options')
    .values([
      { id: 'maker-1', fact: 'seal_maker', label_zh: '正泓印章社', label_en: 'Zhenghong', position: 1 },
      { id: 'place-1', fact: 'collect_place', label_zh: '7号窗', label_en: 'Counter 7', position: 1 },
      { id: 'branch-1', fact: 'bank_branch', label_zh: '自贸区支行', label_en: 'Zone branch', position: 1 },
    ])
    .execute();
  const file = { storage_key: 'a'.repeat(64), mime: 'image/png', kind: 'image', size: 10, access: 'private' } as const;
  await db
    .insertInto('files')
    .values([
      { ...file, id: 'f-mine', name: '证件.png', name_en: null, owner_id: 'u-demo', created_at: at },
      { ...file, id: 'f-theirs', name: '别家.png', name_en: null, owner_id: 'u-staff', created_at: at },
    ])
    .execute();
};
