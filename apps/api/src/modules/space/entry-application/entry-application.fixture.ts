import type { EntryApplicationDraft } from '@zonekit/api-client/space/entry-application/contract';

/** A complete form for `unit-1`, except for the licence, which is a file of the applicant. */
export const makeEntryForm = (over: EntryApplicationDraft = {}): EntryApplicationDraft => ({
  enterprise_name: '东港澜图智能装备有限公司',
  credit_code: '91371102M000200Y26',
  address: '海港路16号',
  industry: '智能装备',
  unit_id: 'unit-1',
  starts_on: '2026-12-01',
  term_months: 24,
  rent_period: 'quarter',
  purpose: '研发中心和装调车间',
  headcount: 60,
  investment: { amount: 300_000_000, currency: 'CNY' },
  environmental_impact: false,
  environmental_note: '',
  contact_person: '林知远',
  contact_phone: '13800002026',
  attachments: [],
  ...over,
});
