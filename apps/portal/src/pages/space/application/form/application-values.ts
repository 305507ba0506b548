import type { Enterprise } from '@zonekit/api-client/account/contract';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import type { EntryApplicationDraft, EntryApplicationForm } from '@zonekit/api-client/space/entry-application/contract';
import { MOST_ENTRY_FILES } from '@zonekit/api-client/space/entry-application/lists';
import { amountText, fenOf } from '../../../shared/amount/amount.ts';

/** What the form holds: texts as they are typed, and a place for each file, empty where there is none. */
export type ApplicationValues = Record<Exclude<keyof EntryApplicationForm, 'attachments'>, string> & {
  attachments: string[];
};
export type ApplicationField = keyof ApplicationValues;

const places = (files: readonly string[]) => Array.from({ length: MOST_ENTRY_FILES }, (_, at) => files[at] ?? '');

/** A new application, with what is known of the enterprise. @param unitId the unit that it came from */
export const emptyFor = ({ name, phone, enterprise }: UserInfo, known: Enterprise | null, unitId: string) => ({
  enterprise_name: known?.name ?? enterprise?.enterprise_name ?? '',
  credit_code: known?.credit_code ?? '',
  address: known?.address ?? '',
  industry: '',
  unit_id: unitId,
  starts_on: '',
  term_months: '',
  rent_period: '',
  purpose: '',
  headcount: '',
  investment: '',
  environmental_impact: '',
  environmental_note: '',
  contact_person: name,
  contact_phone: phone,
  licence: '',
  attachments: places([]),
});

const ANSWERS = { true: 'yes', false: 'no', null: '' } as const;

/** What the service has, as the form shows it. */
export const valuesOf = (form: EntryApplicationForm): ApplicationValues => ({
  ...form,
  term_months: String(form.term_months ?? ''),
  headcount: String(form.headcount ?? ''),
  investment: form.investment ? amountText(form.investment.amount, 'wan') : '',
  environmental_impact: ANSWERS[`${form.environmental_impact}`],
  attachments: places(form.attachments),
});

const countOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** What is sent: everything, so that what was emptied is emptied there too. The options of the form are those of the contract. */
export const draftOf = (values: ApplicationValues): EntryApplicationDraft => {
  const fen = fenOf(values.investment, 'wan');
  return {
    ...values,
    credit_code: values.credit_code.trim().toUpperCase(),
    contact_phone: values.contact_phone.trim(),
    term_months: countOf(values.term_months),
    headcount: countOf(values.headcount),
    investment: fen === null ? null : { amount: fen, currency: 'CNY' },
    rent_period: values.rent_period as EntryApplicationForm['rent_period'],
    environmental_impact: values.environmental_impact === '' ? null : values.environmental_impact === 'yes',
    attachments: values.attachments.filter(Boolean),
  };
};

/** Fields in which two editions differ. */
export const differences = (mine: ApplicationValues, theirs: ApplicationValues): ApplicationField[] =>
  (Object.keys(mine) as ApplicationField[]).filter((name) => String(mine[name]).trim() !== String(theirs[name]).trim());
