import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../frame/context.ts';
import { searchedTable } from '../../content/searched-table.ts';
import { cooperationModes, holderTypes, researchPhases, technologyFields } from '../experiment.labels.ts';
import { allWords } from '../experiment.words.ts';
import { outcomeList } from './outcome.lists.ts';
import type { OutcomeData, OutcomeRow } from './outcome.tables.ts';

export const outcomeTable = searchedTable<OutcomeRow>({
  list: outcomeList,
  columns: {
    id: 'text',
    title_zh: 'text',
    title_en: 'text',
    field: 'text',
    phase: 'text',
    maturity: 'bigint',
    cooperation: 'text[]',
    holder_type: 'text',
    holder_zh: 'text',
    holder_en: 'text',
    price: 'bigint',
    terms_zh: 'text',
    terms_en: 'text',
    progress_zh: 'text',
    progress_en: 'text',
    introduction_zh: 'text',
    introduction_en: 'text',
    highlights: 'jsonb',
    figures: 'jsonb',
    applications: 'jsonb',
    patents: 'jsonb',
    contact_zh: 'text',
    contact_en: 'text',
    contact_phone: 'text',
    laboratory_id: 'text',
    published_on: 'date',
    cover: 'text',
    maturity_band: 'text',
    pricing: 'text',
    price_order: 'bigint',
  },
  texts: (row) => [
    row.holder_zh,
    row.holder_en,
    row.introduction_zh,
    row.introduction_en,
    ...Object.values(technologyFields[row.field]),
    ...Object.values(researchPhases[row.phase]),
    ...Object.values(holderTypes[row.holder_type]),
    ...row.cooperation.flatMap((mode) => Object.values(cooperationModes[mode])),
    ...allWords([...row.highlights, ...row.applications, ...row.patents.map(({ title }) => title)]),
    ...row.patents.map(({ number }) => number),
  ],
});

const bandOf = (maturity: number): string => (maturity <= 3 ? '1-3' : maturity <= 6 ? '4-6' : '7-9');

/** The row with what follows from maturity and price. */
export const outcomeRow = (data: OutcomeData): OutcomeRow => ({
  ...data,
  maturity_band: bandOf(data.maturity),
  pricing: data.price === null ? 'negotiable' : 'stated',
  price_order: data.price ?? 0,
});

/** Outcomes of the same field, the most mature first. */
export const relatedTo = (
  db: Db | Tx,
  { id, field }: Pick<OutcomeRow, 'id' | 'field'>,
  limit: number,
): Promise<OutcomeRow[]> =>
  outcomeTable.select(
    db,
    sql<SqlBool>`field = ${field} and id <> ${id}`,
    sql`order by maturity desc, id limit ${limit}`,
  );
