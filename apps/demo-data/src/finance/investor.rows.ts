import type { InnovationField } from '@zonekit/api-client/content/contract';
import { INNOVATION_FIELDS } from '@zonekit/api-client/content/lists';
import type { InvestmentStage, InvestorKind } from '@zonekit/api-client/finance/investor/contract';
import { INVESTOR_KINDS } from '@zonekit/api-client/finance/investor/lists';
import type { InvestorData } from '../../../api/src/modules/finance/investor/investor.repository.ts';
import { CITIES, COMPANIES, CONTACTS, KIND_NAMES, NOTES, OFFERS, PREFIXES } from './investor-words.ts';

const COUNT = 80;
/** Fen. */
const MILLION = 100_000_000;

const STAGES: Readonly<Record<InvestorKind, readonly InvestmentStage[]>> = {
  angel: ['seed', 'angel'],
  venture: ['angel', 'early'],
  growth: ['growth', 'pre_ipo'],
  corporate: ['early', 'growth'],
  state: ['angel', 'early', 'growth'],
};

/** Millions of yuan: smallest and largest single investment, by the size of the house. */
const AMOUNTS: Readonly<Record<InvestorKind, readonly (readonly [number, number])[]>> = {
  angel: [
    [0.5, 3],
    [1, 5],
    [2, 8],
  ],
  venture: [
    [5, 20],
    [8, 30],
    [10, 50],
  ],
  growth: [
    [30, 100],
    [50, 200],
    [80, 300],
  ],
  corporate: [
    [10, 50],
    [20, 80],
    [15, 60],
  ],
  state: [
    [3, 20],
    [5, 50],
    [10, 80],
  ],
};

const MATERIALS: readonly (readonly [string, string])[] = [
  ['商业计划书（不超过20页）', 'Business plan of 20 pages at most'],
  ['近两年财务报表', 'Financial statements of the last two years'],
  ['股权结构和历次融资', 'Shareholders and earlier rounds'],
  ['核心专利清单', 'List of key patents'],
];

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('an empty list has no item');
  return item;
};

const fieldsOf = (index: number): InnovationField[] => {
  const count = 1 + (index % 3);
  return [...new Set(Array.from({ length: count }, (_, step) => at(INNOVATION_FIELDS, index + step * 2)))];
};

const casesOf = (index: number, kind: InvestorKind, fields: readonly InnovationField[], year: number) =>
  Array.from({ length: 2 + (index % 5) }, (_, step) => {
    const field = at(fields, step);
    const company = at(COMPANIES[field], index + Math.floor(step / fields.length));
    const note = at(NOTES, index + step);
    return {
      ...{ name_zh: company[0], name_en: company[1], field, stage: at(STAGES[kind], step), year: year - (step % 4) },
      ...{ note_zh: note[0], note_en: note[1] },
    };
  }).filter((one, place, all) => all.findIndex(({ name_zh }) => name_zh === one.name_zh) === place);

/** Two of each prefix are of different kinds. */
const kindOf = (index: number): InvestorKind => at(INVESTOR_KINDS, index < PREFIXES.length ? index : index + 2);

const investor = (index: number, year: number): InvestorData => {
  const kind = kindOf(index);
  const prefix = at(PREFIXES, index);
  const fields = fieldsOf(index);
  const [city, street] = at(CITIES, index * 5 + Math.floor(index / 7));
  const [min, max] = at(AMOUNTS[kind], index);
  const contact = at(CONTACTS, index * 3);
  const offers = fields.map((field) => OFFERS[field]);
  const name: readonly [string, string] = [`${prefix[0]}${KIND_NAMES[kind][0]}`, `${prefix[1]} ${KIND_NAMES[kind][1]}`];
  const founded_year = 2004 + ((index * 7) % 19);
  const floor = 3 + (index % 27);
  return {
    id: `investor-${String(index + 1).padStart(2, '0')}`,
    kind,
    stages: [...STAGES[kind]],
    fields,
    name_zh: name[0],
    name_en: name[1],
    offer_zh: `关注${offers.map(([zh]) => zh).join('；')}`,
    offer_en: `Looks for ${offers.map(([, en]) => en).join('; ')}`,
    introduction_zh: `${name[0]}${founded_year}年成立于${city[0]}，主要投资${offers.map(([zh]) => zh).join('；')}领域的企业。\n投资决定一般在收到完整材料后六周内作出，投后协助对接园区载体、订单和下一轮融资。`,
    introduction_en: `${name[1]} was founded in ${city[1]} in ${founded_year} and invests in companies of ${offers.map(([, en]) => en).join('; ')}.\nIt usually decides within six weeks of complete documents, and afterwards helps with premises in the zone, orders and the next round.`,
    city_zh: city[0],
    city_en: city[1],
    address_zh: `${city[0]}市${street[0]}${floor}层`,
    address_en: `${street[1]}, floor ${floor}, ${city[1]}`,
    contact_zh: contact[0],
    contact_en: contact[1],
    phone: `0633-8802${String(100 + index)}`,
    email: `bp@investor-${String(index + 1).padStart(2, '0')}.example`,
    founded_year,
    managed: Math.round(max * (12 + (index % 9) * 4)) * MILLION,
    amount_min: Math.round(min * MILLION),
    amount_max: Math.round(max * MILLION),
    reply_workdays: 5 + (index % 3) * 5,
    materials: MATERIALS.slice(0, 3 + (index % 2)).map(([text_zh, text_en]) => ({ text_zh, text_en })),
    cases: casesOf(index, kind, fields, year),
    // Houses of the zone first.
    position: (city[0] === '东港' ? 0 : COUNT) + index,
  };
};

/** Investors of the demo. @param today `YYYY-MM-DD`, whose year the latest cases are of */
export const investorRows = (today: string): InvestorData[] =>
  Array.from({ length: COUNT }, (_, index) => investor(index, Number(today.slice(0, 4))));
