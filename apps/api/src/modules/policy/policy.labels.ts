import type { Locale } from '@zonekit/api-client/contract';
import type { Words } from '@zonekit/api-client/lifecycle';
import { policyDeclaration } from '@zonekit/api-client/lifecycle/policy-declaration';
import type { PolicyLevel, PolicySummary } from '@zonekit/api-client/policy/contract';
import { named, stateWords } from '../../frame/list/labels.ts';
import type { Filters } from '../../frame/list/list.ts';
import { type Catalogue, nameOf } from './policy.catalogue.ts';

export const levels: Readonly<Record<PolicyLevel, Words>> = {
  national: { 'zh-CN': '国家', en: 'National' },
  provincial: { 'zh-CN': '省级', en: 'Provincial' },
  municipal: { 'zh-CN': '市级', en: 'Municipal' },
  district: { 'zh-CN': '区级', en: 'Zone' },
};
export const validities: Readonly<Record<PolicySummary['validity'], Words>> = {
  effective: { 'zh-CN': '现行有效', en: 'In force' },
  expiring: { 'zh-CN': '即将失效', en: 'Ending soon' },
  expired: { 'zh-CN': '已失效', en: 'Ended' },
};
export const statuses = stateWords(policyDeclaration);

/** The facets that policies and calls share, named; departments stand by how many documents they have. */
export const documentLabels = (catalogue: Catalogue, locale: Locale) => {
  const of = (list: Catalogue['industries']) => list.map((row) => ({ value: row.id, label: nameOf(row, locale) }));
  return {
    level: named(levels, locale),
    department: { byCount: of(catalogue.departments) },
    industry: of(catalogue.industries),
    year: 'years',
  } as const;
};

export const policyLabels = (catalogue: Catalogue, locale: Locale) => ({
  ...documentLabels(catalogue, locale),
  validity: named(validities, locale),
});

export const declarationLabels = (catalogue: Catalogue, locale: Locale) => ({
  ...documentLabels(catalogue, locale),
  status: named(statuses, locale),
});

/** Departments are chosen by key, or by name in either language: links from elsewhere may carry the name. */
export const withDepartmentKeys = (catalogue: Catalogue, filters: Filters): Filters => ({
  ...filters,
  department: filters.department?.map(
    (value) =>
      catalogue.departments.find(
        (department) => department.id === value || department.name_zh === value || department.name_en === value,
      )?.id ?? value,
  ),
});
