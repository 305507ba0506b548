import { describe, expect, it } from 'vitest';
import { childrenOf, isRegion, regionSource, resolveRegion, searchRegions } from './region.service.ts';

const names = (parent: string) => (childrenOf(parent) ?? []).map((region) => region.region_name);
const named = (parent: string, name: string) => {
  const region = (childrenOf(parent) ?? []).find((region) => region.region_name === name);
  if (!region) throw new Error(`${name} is not below ${parent}`);
  return region;
};
const walk = (parent = '-1'): ReturnType<typeof named>[] =>
  (childrenOf(parent) ?? []).flatMap((region) => [region, ...walk(region.id)]);

describe('the tree of regions', () => {
  const all = walk();

  it('holds 34 provinces, each code once, every parent, and nothing deeper than three steps', () => {
    expect(childrenOf('-1')).toHaveLength(34);
    expect(new Set(all.map((region) => region.id)).size).toBe(all.length);
    for (const region of all) {
      expect(region.parent_id === '-1' || isRegion(region.parent_id), region.region_name).toBe(true);
      expect(region.has_children, region.region_name).toBe((childrenOf(region.id) ?? []).length > 0);
      if (region.level === 'county') expect(region.has_children).toBe(false);
    }
    expect(all.length).toBeGreaterThan(3700);
  });

  it('never shows a city that a visitor cannot read', () => {
    const unreadable = all.filter((region) => /^(市辖区|县)$|直辖县级/.test(region.region_name));
    expect(unreadable).toEqual([]);
  });

  it.each([
    ['110000', '北京市', '东城区'],
    ['120000', '天津市', '滨海新区'],
    ['310000', '上海市', '浦东新区'],
    ['500000', '重庆市', '渝中区'],
  ])('shows municipality %s once as a city, with its districts below', (province, city, district) => {
    expect(names(province)).toEqual([city]);
    expect(named(named(province, city).id, district).level).toBe('county');
  });

  it("keeps Chongqing's districts and counties under its one city", () => {
    expect(names('500100')).toEqual(expect.arrayContaining(['万州区', '城口县', '彭水苗族土家族自治县']));
    expect(resolveRegion('500200')?.current?.at(-1)?.id).toBe('500100');
  });

  it.each([
    ['440000', '东莞市'],
    ['440000', '中山市'],
    ['460000', '儋州市'],
    ['620000', '嘉峪关市'],
  ])('ends the choice at a city without counties: %s %s', (province, city) => {
    const region = named(province, city);
    expect(region).toMatchObject({ level: 'city', has_children: false });
    expect(childrenOf(region.id)).toEqual([]);
  });

  it('keeps the islands of Sansha, which are no namesakes of their city', () => {
    expect(named('460000', '三沙市').has_children).toBe(true);
  });

  it.each([
    ['410000', '济源市'],
    ['420000', '仙桃市'],
    ['420000', '神农架林区'],
    ['460000', '琼海市'],
    ['460000', '保亭黎族苗族自治县'],
    ['650000', '石河子市'],
    ['650000', '白杨市'],
  ])('shows what a province runs itself among its cities: %s %s', (province, city) => {
    expect(named(province, city)).toMatchObject({ parent_id: province, has_children: false });
  });

  it('reaches Hong Kong, Macao and Taiwan in three steps', () => {
    for (const [province, city, county] of [
      ['香港特别行政区', '九龙', '油尖旺区'],
      ['澳门特别行政区', '澳门半岛', '大堂区'],
      ['台湾省', '台北市', '大安区'],
    ] as const) {
      expect(named(named(named('-1', province).id, city).id, county).level).toBe('county');
    }
  });

  it('tells zones from counties, and puts them last', () => {
    const suzhou = named('320000', '苏州市').id;
    expect(named(suzhou, '苏州工业园区').is_zone).toBe(true);
    expect((childrenOf(suzhou) ?? []).at(-1)?.is_zone).toBe(true);
    expect(named('310100', '浦东新区').is_zone).toBe(false);
    expect(named('500100', '两江新区').is_zone).toBe(false);
    expect(named('210100', '沈北新区').is_zone).toBe(false);
    for (const region of all.filter((item) => item.is_zone)) {
      expect(region.region_name, region.id).toMatch(/区|城$/);
    }
  });
});

describe('amendments', () => {
  it('adds the counties that were split off in Hotan', () => {
    expect(named('653200', '和安县').id).toBe('653229');
    expect(named('653200', '和康县').id).toBe('653228');
  });

  it('gives a dissolved code its successors: one for Jiangbei, two for Yubei', () => {
    expect(isRegion('500105')).toBe(false);
    expect(resolveRegion('500105')?.successors.map((path) => path.at(-1)?.region_name)).toEqual(['两江新区']);
    const yubei = resolveRegion('500112');
    expect(yubei?.current).toBeNull();
    expect(yubei?.successors.map((path) => path.at(-1)?.region_name)).toEqual(['两江新区', '北碚区']);
    expect(yubei?.successors[0]?.map((region) => region.region_name)).toEqual(['重庆市', '重庆市', '两江新区']);
  });

  it('leaves out Cenling until its code is verified', () => {
    expect(searchRegions('岑岭')).toEqual([]);
  });

  it('gives a code in force its way, folds a namesake into its city, and knows no other', () => {
    expect(resolveRegion('320583')?.current?.map((region) => region.region_name)).toEqual([
      '江苏省',
      '苏州市',
      '昆山市',
    ]);
    expect(resolveRegion('620201')?.current?.at(-1)?.id).toBe('620200');
    expect(resolveRegion('999999')).toBeNull();
  });

  it('tells its source, cut-off and amendments in the language of the request', () => {
    expect(regionSource('zh-CN').cut_off).toBe('2023-06-30');
    expect(regionSource('en').amendments).toHaveLength(3);
    expect(regionSource('en').caution).toContain('may be missing');
  });
});

describe('search', () => {
  const first = (query: string) =>
    searchRegions(query)[0]
      ?.path.map((region) => region.region_name)
      .join('/');

  it.each([
    ['昆山', '江苏省/苏州市/昆山市'],
    ['kunshan', '江苏省/苏州市/昆山市'],
    ['Kun Shan', '江苏省/苏州市/昆山市'],
    ['北京', '北京市'],
    ['xiamen', '福建省/厦门市'],
    ['厦门', '福建省/厦门市'],
    ['chongqing', '重庆市'],
    ['东莞市', '广东省/东莞市'],
    ["he'an", '新疆维吾尔自治区/和田地区/和安县'],
    ['南京 鼓楼', '江苏省/南京市/鼓楼区'],
    ['jiangsu gulou', '江苏省/南京市/鼓楼区'],
    ['两江', '重庆市/重庆市/两江新区'],
  ])('%s finds %s first', (query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it.each([
    ['sz', ['苏州市', '深圳市']],
    ['dgs', ['东莞市']],
    ['suzhou', ['苏州市', '宿州市']],
    ['bengbu', ['蚌埠市']],
    ['bozhou', ['亳州市']],
    ['luan', ['六安市']],
    ['dabu', ['大埔县']],
  ])('%s finds %j', (query, expected) => {
    const names = searchRegions(query).map((hit) => hit.path.at(-1)?.region_name);
    expect(names).toEqual(expect.arrayContaining(expected));
  });

  it('marks what matched: the words in the name, or the whole name for pinyin', () => {
    expect(searchRegions('昆山')[0]?.matched).toBe('昆山');
    expect(searchRegions('kunshan')[0]?.matched).toBe('昆山市');
  });

  it('finds nothing for blanks and for what is no region, and never more than thirty', () => {
    expect(searchRegions('   ')).toEqual([]);
    expect(searchRegions('zzzz')).toEqual([]);
    expect(searchRegions('区').length).toBe(30);
  });
});
