import type { Decoration, HouseType, PriceUnit } from '@zonekit/api-client/space/contract';

type Words = readonly [zh: string, en: string];
type Range = readonly [low: number, high: number];

/** What units of a house type are like. */
export interface UnitPlan {
  /** Of a building. */
  floors: Range;
  /** Square metres; of one workstation where the price is per workstation. */
  area: Range;
  seats: Range | null;
  /** Fen in each unit that landlords of this type price by; the first is the most frequent. */
  prices: readonly [PricePlan, ...PricePlan[]];
  decorations: readonly [Decoration, ...Decoration[]];
  /** Centimetres, kilograms per square metre, kilowatts; null where it does not apply. */
  height: Range | null;
  load: Range | null;
  power: Range | null;
  /** Months. */
  deposit: number;
  term: number;
  buildings: Words;
  descriptions: readonly [Words, ...Words[]];
}

interface PricePlan {
  unit: PriceUnit;
  /** Fen, in steps of `step`; a room's price is for each square metre of it. */
  amount: Range;
  step: number;
}

export const unitPlans: Readonly<Record<HouseType, UnitPlan>> = {
  office: {
    floors: [12, 26],
    area: [60, 1_200],
    seats: null,
    prices: [
      { unit: 'sqm_day', amount: [150, 350], step: 5 },
      { unit: 'sqm_month', amount: [4_500, 9_000], step: 50 },
      { unit: 'sqm_year', amount: [60_000, 110_000], step: 1_000 },
    ],
    decorations: ['fitted', 'furnished', 'basic', 'bare'],
    height: [280, 320],
    load: [200, 350],
    power: [20, 120],
    deposit: 2,
    term: 12,
    buildings: ['座', 'Building'],
    descriptions: [
      ['南向，两面采光，可分割。', 'Faces south, light from two sides, can be divided.'],
      ['电梯厅旁，配会议室和茶水间。', 'Beside the lifts, with a meeting room and a pantry.'],
      ['整面落地窗，网络地板。', 'Floor-to-ceiling windows, raised floor.'],
    ],
  },
  factory: {
    floors: [3, 5],
    area: [800, 8_000],
    seats: null,
    prices: [
      { unit: 'sqm_month', amount: [1_800, 3_600], step: 50 },
      { unit: 'sqm_year', amount: [22_000, 42_000], step: 500 },
    ],
    decorations: ['bare', 'basic'],
    height: [600, 1_050],
    load: [800, 2_500],
    power: [160, 800],
    deposit: 3,
    term: 36,
    buildings: ['号厂房', 'Factory'],
    descriptions: [
      ['配3吨货梯两部，可进9.6米货车。', 'Two goods lifts of 3 tonnes; lorries of 9.6 metres can enter.'],
      ['预留行车梁和排气井道。', 'Prepared for a crane and for extraction.'],
      ['地坪做环氧，消防丙类。', 'Epoxy floor, fire class C.'],
    ],
  },
  incubator: {
    floors: [5, 8],
    area: [20, 150],
    seats: null,
    prices: [
      { unit: 'room_month', amount: [7_000, 11_000], step: 100 },
      { unit: 'sqm_day', amount: [180, 320], step: 10 },
    ],
    decorations: ['furnished', 'fitted'],
    height: [300, 360],
    load: [200, 300],
    power: [5, 20],
    deposit: 1,
    term: 6,
    buildings: ['众创楼', 'Maker House'],
    descriptions: [
      ['独立间，含网络和物业，拎包入驻。', 'A room of its own, network and management included, ready to move in.'],
      ['可注册公司，共用会议室每月20小时。', 'A company can be registered here; 20 hours of meeting rooms each month.'],
    ],
  },
  park: {
    floors: [15, 18],
    area: [900, 2_600],
    seats: null,
    prices: [
      { unit: 'sqm_year', amount: [50_000, 90_000], step: 1_000 },
      { unit: 'sqm_day', amount: [140, 260], step: 5 },
    ],
    decorations: ['bare', 'basic', 'fitted'],
    height: [320, 420],
    load: [300, 400],
    power: [120, 300],
    deposit: 3,
    term: 24,
    buildings: ['号总部楼', 'Headquarters'],
    descriptions: [
      ['整层，独立电梯厅，可冠名。', 'A whole floor with its own lobby; it may carry your name.'],
      ['整层，四面采光，露台相连。', 'A whole floor with light from all sides and a terrace.'],
    ],
  },
  workstation: {
    floors: [4, 8],
    area: [5, 7],
    seats: [1, 12],
    prices: [{ unit: 'workstation_month', amount: [40_000, 120_000], step: 1_000 }],
    decorations: ['furnished'],
    height: [300, 360],
    load: null,
    power: null,
    deposit: 1,
    term: 1,
    buildings: ['共享楼', 'Commons'],
    descriptions: [
      ['开放工位，含桌椅、网络和打印。', 'Open workstations with desk, chair, network and printing.'],
      ['24小时开放，可用电话间。', 'Open around the clock, with phone booths.'],
    ],
  },
  land: {
    floors: [1, 1],
    area: [6_000, 60_000],
    seats: null,
    prices: [{ unit: 'sqm_year', amount: [2_400, 6_000], step: 100 }],
    decorations: ['bare'],
    height: null,
    load: null,
    power: [500, 2_000],
    deposit: 3,
    term: 60,
    buildings: ['号地块', 'Plot'],
    descriptions: [
      ['七通一平，容积率1.2至2.0。', 'Serviced and levelled; floor area ratio 1.2 to 2.0.'],
      ['临主干道，可建甲类厂房以外的项目。', 'On a main road; for all but fire class A.'],
    ],
  },
};
