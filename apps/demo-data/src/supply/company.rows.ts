import { SUPPLY_QUALIFICATIONS } from '@zonekit/api-client/supply/company/lists';
import { addDays } from '../../../api/src/frame/day.ts';
import type { CompanyRow } from '../../../api/src/modules/supply/company/company.repository.ts';
import type { ProductRow } from '../../../api/src/modules/supply/product/product.repository.ts';
import { cnyText } from '../cny-text.ts';
import { firstNames, grades, lastNames, type Pair, type Technology, technologies } from './technology.plans.ts';

/** The element of a list at an index that goes round. */
const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('An empty list has no element.');
  return item;
};

const places: readonly { region: CompanyRow['region']; place: Pair }[] = [
  { region: 'zone', place: ['东港自由贸易区', 'Donggang Free Trade Zone'] },
  { region: 'zone', place: ['东港自由贸易区', 'Donggang Free Trade Zone'] },
  { region: 'city', place: ['日照市', 'Rizhao'] },
  { region: 'province', place: ['济南市', 'Jinan'] },
  { region: 'zone', place: ['东港自由贸易区', 'Donggang Free Trade Zone'] },
  { region: 'province', place: ['烟台市', 'Yantai'] },
  { region: 'country', place: ['苏州市', 'Suzhou'] },
  { region: 'country', place: ['深圳市', 'Shenzhen'] },
];

/** The enterprises of the demo accounts, which are companies of the supply side too. */
const ownNames: readonly { enterprise_id: string; name: Pair; technologies: readonly [number, number] }[] = [
  {
    enterprise_id: 'e-lantu',
    name: ['东港澜图智能装备有限公司', 'Donggang Lantu Intelligent Equipment'],
    technologies: [0, 1],
  },
  {
    enterprise_id: 'e-haiheng',
    name: ['东港海衡冷链科技有限公司', 'Donggang Haiheng Cold-Chain Technology'],
    technologies: [14, 16],
  },
  {
    enterprise_id: 'e-yunfan',
    name: ['东港云帆跨境供应链管理有限公司', 'Donggang Yunfan Cross-Border Supply Chain'],
    technologies: [7, 1],
  },
];

const nameOf = (index: number): Pair => {
  const [first, last] = [at(firstNames, index), at(lastNames, Math.floor(index / firstNames.length))];
  const round = Math.floor(index / (firstNames.length * lastNames.length));
  const again = round === 0 ? '' : `${round + 1}`;
  return [`${first[0]}${last[0]}科技${again}有限公司`, `${first[1]} ${last[1]} Technology${again && ` ${again}`}`];
};

/** The two things that a company makes. */
const madeBy = (index: number): readonly [Technology, Technology] => {
  const own = ownNames[index];
  const [first, second] = own?.technologies ?? [index * 7 + 3, index * 7 + 3 + (index % 3 === 0 ? 1 : 4)];
  return [at(technologies, first), at(technologies, second)];
};

const companyId = (index: number): string => `supplier-${index + 1}`;

/** Companies from one index to another, the demo accounts' own first. */
export const companyRows = (from: number, to: number, today: string): CompanyRow[] =>
  Array.from({ length: to - from }, (_, offset) => {
    const index = from + offset;
    const own = ownNames[index];
    const [first, second] = madeBy(index);
    const [name_zh, name_en] = own?.name ?? nameOf(index);
    const { region, place } = own ? at(places, 0) : at(places, index * 5 + 1);
    const staff = 18 + ((index * 37) % 460);
    const [a, b] = [first.name, second.name];
    return {
      id: companyId(index),
      enterprise_id: own?.enterprise_id ?? null,
      name_zh,
      name_en,
      summary_zh: `研制${a[0]}与${b[0]}，用于${first.use[0]}`,
      summary_en: `Makes ${a[1].toLowerCase()} and ${b[1].toLowerCase()} for ${first.use[1]}`,
      introduction_zh: `公司专注${first.use[0]}与${second.use[0]}，自有研发与试制线。\n现有员工${staff}人，研发人员占${25 + (index % 30)}%，可按客户指标定制${a[0]}。`,
      introduction_en: `The company works on ${first.use[1]} and ${second.use[1]}, with research and a pilot line of its own.\nIt has ${staff} people, ${25 + (index % 30)}% of them in research, and makes ${a[1].toLowerCase()} to order.`,
      fields: [...new Set([first.field, second.field])],
      region,
      place_zh: place[0],
      place_en: place[1],
      qualifications: SUPPLY_QUALIFICATIONS.filter(
        (_each, place_) => own !== undefined || (index + place_ * 3) % 4 === 0,
      ),
      keywords: [...new Set([...first.keywords, ...second.keywords])],
      founded_on: addDays(today, -(700 + ((index * 173) % 6_000))),
      staff,
      phone: `0633-${8_000_000 + ((index * 7_919) % 900_000)}`,
      website: index % 3 === 0 ? `https://supplier-${index + 1}.example` : null,
      position: index + 1,
    };
  });

/** Two products of each company. */
export const productRows = (from: number, to: number, today: string): ProductRow[] =>
  Array.from({ length: to - from }, (_, offset) => from + offset).flatMap((index) =>
    madeBy(index).map((made, place): ProductRow => {
      const number = index * 2 + place + 1;
      const grade = at(grades, number);
      const { figure } = made;
      const series = `S${100 + (number % 900)}`;
      return {
        id: `supply-product-${number}`,
        company_id: companyId(index),
        title_zh: `${grade[0]}${made.name[0]} ${series}`,
        title_en: `${made.name[1]} ${series}, ${grade[1]}`,
        summary_zh: `用于${made.use[0]}，${figure.name[0]}${figure.target}${figure.unit}`,
        summary_en: `For ${made.use[1]}; ${figure.name[1].toLowerCase()} ${figure.unit === '元' ? cnyText(figure.target / 10_000) : `${figure.target} ${figure.unit}`}`,
        introduction_zh: `${made.name[0]}面向${made.use[0]}，可单独供货，也可随方案交付。\n提供样机试用${7 + (number % 4) * 7}天，质保${12 + (number % 3) * 6}个月。`,
        introduction_en: `${made.name[1]} for ${made.use[1]}, sold alone or with a solution.\nA sample can be tried for ${7 + (number % 4) * 7} days; the warranty is ${12 + (number % 3) * 6} months.`,
        field: made.field,
        stage: at(['series', 'small_series', 'series', 'prototype'] as const, number),
        keywords: [...made.keywords],
        specs: [
          {
            name_zh: figure.name[0],
            name_en: figure.name[1],
            value: `${figure.goal === 'at_least' ? '≥' : '≤'} ${figure.unit === '元' ? cnyText(figure.target / 10_000) : `${figure.target} ${figure.unit}`}`,
          },
          { name_zh: '供货周期', name_en: 'Delivery', value: `${2 + (number % 7)} w` },
          { name_zh: '工作温度', name_en: 'Temperature', value: `-${10 + (number % 4) * 10} °C – 60 °C` },
        ],
        price: number % 5 === 0 ? null : (800 + ((number * 613) % 48_000)) * 100,
        unit_zh: '套',
        unit_en: 'set',
        published_on: addDays(today, -((number * 11) % 400)),
        position: number,
      };
    }),
  );
