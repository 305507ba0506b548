import { innovationFields } from '../../content/content.labels.ts';
import { searchedTable } from '../../content/searched-table.ts';
import { bandsOf } from './investor.bands.ts';
import { investmentStages, investorKinds } from './investor.labels.ts';
import { investorList } from './investor.lists.ts';
import type { InvestorRow } from './investor.tables.ts';

/** Columns that an operator states. */
export type InvestorData = Omit<InvestorRow, 'bands' | 'case_count'>;

/** The row with what follows from its amounts and cases. */
export const withBands = (data: InvestorData): InvestorRow => ({
  ...data,
  bands: bandsOf(data.amount_min, data.amount_max),
  case_count: data.cases.length,
});

export const investorTable = searchedTable<InvestorRow>({
  list: investorList,
  columns: {
    id: 'text',
    kind: 'text',
    stages: 'text[]',
    fields: 'text[]',
    name_zh: 'text',
    name_en: 'text',
    offer_zh: 'text',
    offer_en: 'text',
    introduction_zh: 'text',
    introduction_en: 'text',
    city_zh: 'text',
    city_en: 'text',
    address_zh: 'text',
    address_en: 'text',
    contact_zh: 'text',
    contact_en: 'text',
    phone: 'text',
    email: 'text',
    founded_year: 'integer',
    managed: 'bigint',
    amount_min: 'bigint',
    amount_max: 'bigint',
    reply_workdays: 'integer',
    materials: 'jsonb',
    cases: 'jsonb',
    position: 'bigint',
    bands: 'text[]',
    case_count: 'bigint',
  },
  texts: (row) => [
    row.offer_zh,
    row.offer_en,
    row.introduction_zh,
    row.introduction_en,
    row.city_zh,
    row.city_en,
    ...Object.values(investorKinds[row.kind]),
    ...row.stages.flatMap((stage) => Object.values(investmentStages[stage])),
    ...row.fields.flatMap((field) => Object.values(innovationFields[field])),
    ...row.cases.flatMap(({ name_zh, name_en }) => [name_zh, name_en]),
  ],
});
