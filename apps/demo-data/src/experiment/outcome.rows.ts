import { type COOPERATION_MODES, type HOLDER_TYPES, TECHNOLOGY_FIELDS } from '@zonekit/api-client/experiment/lists';
import type { ResearchPhase, TechnologyField } from '@zonekit/api-client/experiment/resource/contract';
import { addDays } from '../../../api/src/frame/day.ts';
import type { OutcomeData } from '../../../api/src/modules/experiment/outcome/outcome.tables.ts';
import { cnyText } from '../cny-text.ts';
import { type Random, randomOf } from '../policy/random.ts';
import type { ZoneWords } from '../zone-words.ts';
import { laboratoriesOf, sceneOf } from './laboratory.rows.ts';
import { both } from './parts.ts';
import { personOf, phoneOf } from './people.ts';
import { outcomeTitles } from './plans/outcomes.ts';
import type { Words } from './said.types.ts';

type Mode = (typeof COOPERATION_MODES)[number];
type Holder = (typeof HOLDER_TYPES)[number];

const holders: readonly [readonly [Holder, Words], ...(readonly [Holder, Words])[]] = [
  ['university', ['东港大学材料学院', 'School of Materials, Donggang University']],
  ['university', ['东港海洋大学', 'Donggang Ocean University']],
  ['institute', ['东港海洋材料研究院', 'Donggang Institute of Marine Materials']],
  ['institute', ['北方冷链技术研究所', 'Northern Institute of Cold-chain Technology']],
  ['enterprise', ['东港智联港口科技', 'Zhilian Port Technology']],
  ['enterprise', ['深蓝传感', 'Deep Blue Sensing']],
  ['hospital', ['东港市第一人民医院', 'First People’s Hospital of Donggang']],
  ['individual', ['岑若川团队', 'Team of Cen Ruochuan']],
];

const phaseOf = (maturity: number): ResearchPhase => {
  if (maturity <= 2) return 'principle';
  if (maturity <= 4) return 'laboratory';
  if (maturity <= 6) return 'prototype';
  return maturity <= 7 ? 'pilot' : 'production';
};

/** Stages that an outcome can have reached at a maturity. */
const progress: readonly (readonly [most: number, steps: readonly [Words | null, ...(Words | null)[]]])[] = [
  [4, [['已立项', 'Funded'], ['寻合作方', 'Looking for partners'], null]],
  [
    6,
    [
      ['寻中试线', 'Looking for a pilot line'],
      ['样机已检测', 'Prototype tested'],
      ['已立项', 'Funded'],
    ],
  ],
  [
    9,
    [
      ['已有2家试用', 'Tried by two firms'],
      ['首单交付', 'First order delivered'],
      ['小批量供货', 'Small batches delivered'],
    ],
  ],
];

const applications: Readonly<Record<TechnologyField, readonly [Words, Words]>> = {
  cold_chain: [
    ['冷藏运输与冷库', 'Refrigerated transport and cold stores'],
    ['医药冷链', 'Pharmaceutical cold chain'],
  ],
  intelligent_vehicles: [
    ['港口与园区物流', 'Ports and park logistics'],
    ['低速无人装备', 'Slow driverless equipment'],
  ],
  new_materials: [
    ['海工与船舶', 'Offshore and ships'],
    ['包装与轻量化', 'Packaging and light structures'],
  ],
  green_shipping: [
    ['新造与改装船舶', 'New and converted ships'],
    ['港口作业船', 'Harbour craft'],
  ],
  marine_equipment: [
    ['港口机械', 'Port machinery'],
    ['海上风电与平台', 'Offshore wind and platforms'],
  ],
  electronics: [
    ['车载与船载电子', 'Vehicle and marine electronics'],
    ['工业传感', 'Industrial sensing'],
  ],
  biomedicine: [
    ['医疗器械', 'Medical devices'],
    ['细胞与药物研发', 'Cell and drug development'],
  ],
  food_safety: [
    ['口岸查验', 'Inspection at ports'],
    ['食品加工企业自检', 'In-house tests of food makers'],
  ],
};

/** Price in a mode of co-operation, and the terms besides. */
const offerOf = (random: Random, mode: Mode): { price: number | null; terms: Words | null } => {
  const share = random.int(5, 15);
  if (mode === 'equity') return { price: null, terms: [`不低于${share}%`, `At least ${share}%`] };
  if (mode === 'joint_development')
    return { price: random.int(4, 20) * 10_000_000, terms: ['中试投入', 'For the pilot stage'] };
  if (random.next() < 0.45) return { price: null, terms: null };
  return { price: random.int(18, 260) * 1_000_000, terms: null };
};

const rowOf = (field: TechnologyField, title: Words, index: number, today: string): OutcomeData => {
  const random = randomOf(66_000 + index);
  const maturity = random.int(2, 9);
  const mode: Mode = random.pick([
    'licence',
    'transfer',
    'licence',
    'joint_development',
    'equity',
    'technical_service',
  ]);
  const more: Mode[] = random.next() < 0.4 ? ['technical_service'] : [];
  const [holder_type, holder] = random.pick(
    field === 'biomedicine'
      ? holders
      : ([holders[0], ...holders.slice(1).filter(([type]) => type !== 'hospital')] as const),
  );
  const { price, terms } = offerOf(random, mode);
  const step = random.pick(progress.find(([most]) => maturity <= most)?.[1] ?? [null]);
  const contact = personOf(random);
  const published_on = addDays(today, -random.int(3, 540));
  const gain = random.int(12, 45);
  const patents = Array.from({ length: random.int(0, 7) }, (_, place) => {
    const granted_on = addDays(published_on, -random.int(30, 1_500));
    // The number begins with the year of the application.
    const year = Number(granted_on.slice(0, 4)) - random.int(1, 3);
    return {
      number: `ZL${year}1${String(random.int(0, 9_999_999)).padStart(7, '0')}.${random.int(0, 9)}`,
      title: {
        zh: `${title[0]}${place === 0 ? '' : `（${place + 1}）`}`,
        en: `${title[1]}${place === 0 ? '' : ` (${place + 1})`}`,
      },
      granted_on,
    };
  });
  const laboratories = laboratoriesOf(field);
  const invested = random.int(60, 900);
  return {
    id: `outcome-${String(index + 1).padStart(3, '0')}`,
    title_zh: title[0],
    title_en: title[1],
    field,
    phase: phaseOf(maturity),
    maturity,
    cooperation: [...new Set<Mode>([mode, ...more])],
    holder_type,
    holder_zh: holder[0],
    holder_en: holder[1],
    price,
    terms_zh: terms?.[0] ?? null,
    terms_en: terms?.[1] ?? null,
    progress_zh: step?.[0] ?? null,
    progress_en: step?.[1] ?? null,
    introduction_zh: `${title[0]}面向${applications[field][0][0]}，已完成${maturity >= 7 ? '中试与用户试用' : maturity >= 5 ? '样机验证' : '实验室验证'}，成熟度${maturity}级。\n与现有做法相比，关键指标改善约${gain}%，持有人可提供技术资料、人员培训和一年的跟踪服务。`,
    introduction_en: `${title[1]}, for ${applications[field][0][1].toLowerCase()}: ${maturity >= 7 ? 'piloted and tried by users' : maturity >= 5 ? 'proven with a prototype' : 'proven in the laboratory'}, readiness ${maturity}.\nIt improves the key figure by about ${gain}% over the present way; the holder offers documents, training and a year of support.`,
    highlights: [
      { zh: `关键指标改善约${gain}%`, en: `Key figure improved by about ${gain}%` },
      { zh: '可沿用现有产线，改造周期短', en: 'Fits present lines with little change' },
      {
        zh: maturity >= 7 ? '有用户现场运行数据' : '有第三方检测报告',
        en: maturity >= 7 ? 'Data from users in operation' : 'Tested by a third party',
      },
    ],
    figures: [
      { label: { zh: '指标改善', en: 'Improvement' }, value: both(String(gain)), unit: both('%') },
      {
        label: { zh: '研发投入', en: 'Invested' },
        value: { zh: `${invested} 万元`, en: cnyText(invested) },
        unit: null,
      },
      { label: { zh: '团队', en: 'Team' }, value: both(String(random.int(4, 18))), unit: { zh: '人', en: 'people' } },
    ],
    applications: applications[field].map(both),
    patents,
    contact_zh: contact.zh,
    contact_en: contact.en,
    contact_phone: phoneOf(random),
    laboratory_id:
      holder_type === 'enterprise' || laboratories.length === 0
        ? null
        : (laboratories[index % laboratories.length] ?? null),
    published_on,
    cover: sceneOf(field),
  };
};

/** 120 outcomes, published before `today`. */
export const outcomeRows = (today: string, inZone: ZoneWords = (value) => value): OutcomeData[] =>
  TECHNOLOGY_FIELDS.flatMap((field) => outcomeTitles[field].map((title) => ({ field, title }))).map(
    ({ field, title }, index) => inZone(rowOf(field, title, index, today)),
  );
