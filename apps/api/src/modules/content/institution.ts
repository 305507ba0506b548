import type { Institution, InstitutionKind } from '@zonekit/api-client/content/contract';
import type { Locale } from '@zonekit/api-client/contract';
import { type Selectable, sql } from 'kysely';
import type { Scope } from '../../frame/list/list.ts';
import { markAll, snippetOf } from '../../frame/list/marks.ts';
import type { Terms } from '../../frame/list/parse-query.ts';
import { textsOf } from './bilingual.ts';
import { institutionList } from './content.lists.ts';
import type { ContentTables } from './content.tables.ts';
import { searchedTable } from './searched-table.ts';

export type InstitutionRow = Selectable<ContentTables['institutions']>;

export const institutionTable = searchedTable<InstitutionRow>({
  list: institutionList,
  columns: {
    id: 'text',
    kind: 'text',
    field: 'text',
    level: 'text',
    name_zh: 'text',
    name_en: 'text',
    remark_zh: 'text',
    remark_en: 'text',
    address_zh: 'text',
    address_en: 'text',
    phone: 'text',
    founded_on: 'date',
    cover: 'text',
    companies: 'jsonb',
    shop_id: 'text',
    position: 'bigint',
  },
  texts: (row) => [
    row.remark_zh,
    row.remark_en,
    row.address_zh,
    row.address_en,
    ...row.companies.flatMap(({ name_zh, name_en }) => [name_zh, name_en]),
  ],
});

export const ofInstitutionKind = (kind: InstitutionKind): Scope => ({ key: kind, where: sql`d.kind = ${kind}` });

/** Search terms are marked. */
export const presentInstitution = (row: InstitutionRow, locale: Locale, terms: Terms | null): Institution => {
  const { id, kind, field, level, cover, phone, founded_on, shop_id } = row;
  const { name, remark, address, lang } = textsOf(row, locale, ['name', 'remark', 'address']);
  return {
    id,
    name,
    lang,
    kind,
    field,
    level,
    cover,
    remark,
    address,
    phone,
    founded_on,
    companyList: row.companies.map((company) => ({ id: company.id, name: textsOf(company, locale, ['name']).name })),
    shop_id,
    title_hits: terms && markAll(name, terms),
    snippet: terms && snippetOf(remark, terms),
  };
};
