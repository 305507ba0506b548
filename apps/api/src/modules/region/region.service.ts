import { readFileSync } from 'node:fs';
import type { Locale } from '@zonekit/api-client/contract';
import type { AddressArea, Area, Region, RegionPath } from '@zonekit/api-client/region/contract';
import { amendments } from './amendments.ts';
import type { BuiltRegions } from './region.build.ts';
import { searchTree } from './region.search.ts';
import { growTree, pathTo, type RegionTree } from './region.tree.ts';

interface RegionFile extends BuiltRegions {
  source: string;
  licence: string;
  cut_off: string;
}

/** A file of our own making and never written by the service, so it is read once and cached: no table, no query. */
const file = JSON.parse(readFileSync(new URL('./data/regions.json', import.meta.url), 'utf8')) as RegionFile;
const tree: RegionTree = growTree(file, amendments);

/** Children in the order of their codes, `-1` for the provinces; null where the code is unknown. */
export const childrenOf = (parent: string): readonly Region[] | null => {
  const code = tree.folded[parent] ?? parent;
  if (code !== '-1' && !tree.nodes.has(code)) return null;
  return tree.children.get(code) ?? [];
};

export const searchRegions = (query: string): RegionPath[] => searchTree(tree, query);

/** The way to a code in force, or the ways to the successors of a dissolved one; null for a code that never was. */
export const resolveRegion = (id: string): { current: Region[] | null; successors: Region[][] } | null => {
  const code = tree.folded[id] ?? id;
  if (tree.nodes.has(code)) return { current: pathTo(tree, code), successors: [] };
  const successors = tree.successors.get(code);
  return successors ? { current: null, successors: successors.map((successor) => pathTo(tree, successor)) } : null;
};

/** Is this code one of today, so that it may be saved? */
export const isRegion = (code: string): boolean => tree.nodes.has(code);

/**
 * The choice that three codes stand for, in the names of today; null where they are no way down the tree, or end before it
 * does. A city without counties stands for its county too, as does a province without cities.
 */
export const areaOf = ({ province_id, city_id, county_id }: AddressArea): AddressArea | null => {
  const [province, city = province, county = city, ...more] = pathTo(tree, tree.folded[county_id] ?? county_id);
  if (!province || !city || !county || more.length > 0 || county.has_children) return null;
  const codes = [province_id, city_id].map((code) => tree.folded[code] ?? code);
  if (codes[0] !== province.id || codes[1] !== city.id) return null;
  return {
    province_id: province.id,
    province_name: province.region_name,
    city_id: city.id,
    city_name: city.region_name,
    county_id: county.id,
    county_name: county.region_name,
  };
};

const DEPTH = { province: 0, city: 1, county: 2 } as const;

const below = (parent: string, depth: number): Area[] =>
  (childrenOf(parent) ?? []).map(({ id, region_name }) => ({
    id,
    region_name,
    children: depth > 0 ? below(id, depth - 1) : [],
  }));

/** All regions down to a level, as a tree. */
export const areaTree = (level: keyof typeof DEPTH): Area[] => below('-1', DEPTH[level]);

const CAUTION = {
  'zh-CN':
    '数据以国家统计局统计用区划代码为基础，并收录下列已核实的调整；截止日期之后的其他调整可能尚未收录。香港、澳门、台湾下级区划代码为本平台编制，非官方代码。',
  en: 'Based on the statistical division codes of the National Bureau of Statistics, with the verified amendments listed here; other changes after the cut-off date may be missing. Codes below Hong Kong, Macao and Taiwan are made by this platform and are not official.',
};

export const regionSource = (locale: Locale) => ({
  base: `${file.source}; ${file.licence}`,
  cut_off: file.cut_off,
  amendments: amendments.map(({ date, kind, old_codes, new_codes, note }) => ({
    date,
    kind,
    old_codes: [...old_codes],
    new_codes: [...new_codes],
    note: note[locale],
  })),
  caution: CAUTION[locale],
});
