import type { RegionItem } from './core/region-selection.ts';
import type { RegionResolution } from './core/region-successors.ts';

const item = (id: string, name: string, hasChildren = true): RegionItem => ({ id, name, hasChildren });

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

const pathsBelow = (parentId: string, path: RegionItem[] = []): RegionItem[][] =>
  (REGIONS[parentId] ?? []).flatMap((region) => [[...path, region], ...pathsBelow(region.id, [...path, region])]);

const PINYIN: Record<string, string> = { '110101': 'dongchengqu', '210200': 'dalianshi', '441900': 'dongguanshi' };

/** Finds by a part of the name, or by the beginning of the pinyin of a few. */
export const searchFixtureRegions = async (query: string) =>
  pathsBelow('-1')
    .filter((path) => {
      const { id = '', name = '' } = path.at(-1) ?? {};
      return name.includes(query) || PINYIN[id]?.startsWith(query);
    })
    .map((path) => ({ path }));

const CHONGQING = [item('500000', '重庆市'), item('500100', '重庆市')];
const LIANGJIANG = [...CHONGQING, item('500157', '两江新区', false)];

/** Jiangbei went to one district, Yubei to two. */
export const resolveFixtureRegion = async (id: string): Promise<RegionResolution | null> => {
  if (id === '500105') return { current: null, successors: [LIANGJIANG] };
  if (id === '500112')
    return { current: null, successors: [LIANGJIANG, [...CHONGQING, item('500109', '北碚区', false)]] };
  return null;
};
