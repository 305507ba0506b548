import type { RegionItem } from './core/region-selection.ts';

const item = (id: string, region_name: string, has_children = true): RegionItem => ({ id, region_name, has_children });

/** A few real regions for stories and tests: an ordinary city, one without counties, a municipality. By parent. */
export const REGIONS: Record<string, RegionItem[]> = {
  '-1': [item('110000', '北京市'), item('210000', '辽宁省'), item('440000', '广东省')],
  '110000': [item('110100', '北京市')],
  '110100': [item('110101', '东城区', false), item('110102', '西城区', false)],
  '210000': [item('210100', '沈阳市'), item('210200', '大连市')],
  '210100': [item('210102', '和平区', false)],
  '210200': [item('210202', '中山区', false), item('210204', '沙河口区', false), item('210213', '金州区', false)],
  '440000': [item('440300', '深圳市'), item('441900', '东莞市', false)],
  '440300': [item('440305', '南山区', false)],
};

/** Answers as a service would, at once. */
export const loadFixtureRegions = async (parentId: string): Promise<RegionItem[]> => REGIONS[parentId] ?? [];
