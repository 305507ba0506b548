import type { Locale } from '@zonekit/api-client/contract';
import type { CategoryNode, PolicyLevel } from '@zonekit/api-client/policy/contract';
import type { Db, Tx } from '../../frame/context.ts';

export interface Named {
  id: string;
  name_zh: string;
  name_en: string;
}
export const nameOf = (row: Named, locale: Locale): string => (locale === 'en' ? row.name_en : row.name_zh);

/** A department with its address and opening hours. */
export interface Department extends Named {
  level: PolicyLevel;
  address_zh: string;
  address_en: string;
  hours_zh: string;
  hours_en: string;
}

/** Departments and industries: few, and in every list. */
export interface Catalogue {
  departments: readonly Department[];
  department: (id: string) => Department | undefined;
  industries: readonly Named[];
  industry: (id: string) => Named | undefined;
}

export const loadCatalogue = async (db: Db | Tx): Promise<Catalogue> => {
  const [departments, industries] = await Promise.all([
    db
      .selectFrom('policy_departments')
      .select(['id', 'name_zh', 'name_en', 'level', 'address_zh', 'address_en', 'hours_zh', 'hours_en'])
      .orderBy('position')
      .execute(),
    db
      .selectFrom('policy_tags')
      .innerJoin('policy_categories', 'policy_categories.id', 'policy_tags.category_id')
      .select(['policy_tags.id', 'policy_tags.name_zh', 'policy_tags.name_en'])
      .where('policy_categories.business_code', '=', '050011')
      .orderBy('policy_tags.position')
      .execute(),
  ]);
  const byId = new Map(departments.map((department) => [department.id, department]));
  const tags = new Map(industries.map((industry) => [industry.id, industry]));
  return { departments, department: (id) => byId.get(id), industries, industry: (id) => tags.get(id) };
};

export interface CategoryRow extends Named {
  business_code: string;
  parent_id: string | null;
  hidden: boolean;
}

export const categoriesOf = (db: Db | Tx, businessCode: string): Promise<CategoryRow[]> =>
  db
    .selectFrom('policy_categories')
    .select(['id', 'name_zh', 'name_en', 'business_code', 'parent_id', 'hidden'])
    .where('business_code', '=', businessCode)
    .orderBy('position')
    .execute();

export const tagsOf = async (
  db: Db | Tx,
  categoryIds: readonly string[],
): Promise<(Named & { category_id: string })[]> =>
  categoryIds.length === 0
    ? []
    : db
        .selectFrom('policy_tags')
        .select(['id', 'name_zh', 'name_en', 'category_id'])
        .where('category_id', 'in', [...categoryIds])
        .orderBy('position')
        .execute();

/** Rows with their children below them; hidden ones and what hangs on them are left out. */
export const treeOf = (rows: readonly CategoryRow[], locale: Locale, parent: string | null = null): CategoryNode[] =>
  rows
    .filter((row) => row.parent_id === parent && !row.hidden)
    .map((row) => ({ id: row.id, name: nameOf(row, locale), children: treeOf(rows, locale, row.id) }));
