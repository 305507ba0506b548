import type { ChainCompany, ChainDetail, ChainStage, ChainSummary } from '@zonekit/api-client/content/contract';
import type { Locale } from '@zonekit/api-client/contract';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../frame/context.ts';
import { markAll, snippetOf } from '../../frame/list/marks.ts';
import type { Terms } from '../../frame/list/parse-query.ts';
import { textsOf } from './bilingual.ts';
import { companyList } from './content.lists.ts';
import type { ContentTables } from './content.tables.ts';
import { searchedTable } from './searched-table.ts';

export type ChainRow = Selectable<ContentTables['industry_chains']>;
export type PositionRow = Selectable<ContentTables['industry_positions']>;
export type CompanyRow = Selectable<ContentTables['industry_companies']>;

export const companyTable = searchedTable<CompanyRow>({
  list: companyList,
  columns: {
    id: 'text',
    chain_id: 'text',
    position_id: 'text',
    stage: 'text',
    name_zh: 'text',
    name_en: 'text',
    product_zh: 'text',
    product_en: 'text',
    staff: 'bigint',
    qualification: 'text',
    offer_zh: 'text',
    offer_en: 'text',
    longitude: 'double precision',
    latitude: 'double precision',
    enterprise_id: 'text',
  },
  texts: (row) => [row.product_zh, row.product_en, row.offer_zh, row.offer_en],
});

interface Chains {
  chains: readonly ChainRow[];
  positions: readonly PositionRow[];
}

export const writeChain = async (tx: Tx, { segments, ...row }: ChainRow): Promise<void> => {
  const values = { ...row, segments: JSON.stringify(segments) };
  await tx
    .insertInto('industry_chains')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
};

/** All chains and positions: some hundred rows. */
export const loadChains = async (db: Db | Tx): Promise<Chains> => {
  const [chains, positions] = await Promise.all([
    db.selectFrom('industry_chains').selectAll().orderBy('position').orderBy('id').execute(),
    db.selectFrom('industry_positions').selectAll().orderBy('position').orderBy('id').execute(),
  ]);
  return { chains, positions };
};

/** Search terms are marked. Companies of a chain or position that is gone are left out. */
export const presentCompanies = (
  rows: readonly CompanyRow[],
  { chains, positions }: Chains,
  locale: Locale,
  terms: Terms | null,
): ChainCompany[] => {
  const names = new Map([...chains, ...positions].map((row) => [row.id, textsOf(row, locale, ['name']).name]));
  return rows.flatMap((row): ChainCompany[] => {
    const chain = names.get(row.chain_id);
    const position = names.get(row.position_id);
    if (chain === undefined || position === undefined) return [];
    const { name, product, offer, lang } = textsOf(row, locale, ['name', 'product', 'offer']);
    const { longitude, latitude } = row;
    return [
      {
        id: row.id,
        name,
        lang,
        chain: { id: row.chain_id, name: chain },
        position: { id: row.position_id, name: position },
        stage: row.stage,
        product,
        staff: row.staff,
        qualification: row.qualification,
        offer,
        coordinates: longitude === null || latitude === null ? null : [longitude, latitude],
        enterprise_id: row.enterprise_id,
        title_hits: terms && markAll(name, terms),
        snippet: terms && snippetOf(product, terms),
      },
    ];
  });
};

/** Number of companies by position. */
const companyCounts = async (db: Db | Tx): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('industry_companies')
    .select(['position_id', sql<number>`count(*)::integer`.as('count')])
    .groupBy('position_id')
    .execute();
  return new Map(rows.map(({ position_id, count }) => [position_id, count]));
};

const presentChain = (
  row: ChainRow,
  positions: readonly PositionRow[],
  counts: ReadonlyMap<string, number>,
  locale: Locale,
): ChainSummary => {
  const ownPositions = positions.filter(({ chain_id }) => chain_id === row.id);
  const own = ownPositions.map(({ id }) => counts.get(id) ?? 0);
  const companiesAt = (stage: ChainStage) => {
    const segments = new Set(row.segments.filter((segment) => segment.stage === stage).map(({ id }) => id));
    return ownPositions.reduce(
      (sum, { id, segment_id }) => (segments.has(segment_id) ? sum + (counts.get(id) ?? 0) : sum),
      0,
    );
  };
  return {
    id: row.id,
    ...textsOf(row, locale, ['name', 'remark']),
    cover: row.cover,
    companies: own.reduce((sum, count) => sum + count, 0),
    positions: own.length,
    empty_positions: own.filter((count) => count === 0).length,
    stages: {
      upstream: companiesAt('upstream'),
      midstream: companiesAt('midstream'),
      downstream: companiesAt('downstream'),
    },
  };
};

export const chainSummaries = async (db: Db | Tx, locale: Locale): Promise<ChainSummary[]> => {
  const [{ chains, positions }, counts] = await Promise.all([loadChains(db), companyCounts(db)]);
  return chains.map((row) => presentChain(row, positions, counts, locale));
};

/** Undefined for an unknown chain. */
export const chainDetail = async (db: Db | Tx, id: string, locale: Locale): Promise<ChainDetail | undefined> => {
  const [all, rows] = await Promise.all([
    loadChains(db),
    companyTable.select(db, sql`chain_id = ${id}`, sql`order by staff desc, id`),
  ]);
  const chain = all.chains.find((row) => row.id === id);
  if (!chain) return undefined;
  const positions = all.positions.filter((row) => row.chain_id === id);
  const companies = presentCompanies(rows, all, locale, null);
  const of = (position: PositionRow) => companies.filter((company) => company.position.id === position.id);
  const counts = new Map(positions.map((position) => [position.id, of(position).length]));
  return {
    ...presentChain(chain, positions, counts, locale),
    segments: chain.segments.map((segment) => ({
      id: segment.id,
      stage: segment.stage,
      name: textsOf(segment, locale, ['name']).name,
      positions: positions
        .filter(({ segment_id }) => segment_id === segment.id)
        .map((position) => ({
          id: position.id,
          name: textsOf(position, locale, ['name']).name,
          supplies: position.supplies,
          gap:
            position.gap_zh === null
              ? null
              : {
                  text: (locale === 'en' && position.gap_en) || position.gap_zh,
                  demands: position.gap_demands,
                },
          companies: of(position),
        })),
    })),
  };
};
