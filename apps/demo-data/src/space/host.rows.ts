import type { InnovationField } from '@zonekit/api-client/content/contract';
import { type HostData, withSeats } from '../../../api/src/modules/space/incubator/incubator.repository.ts';
import type { HostTable } from '../../../api/src/modules/space/incubator/incubator.tables.ts';
import type { ParkRow } from '../../../api/src/modules/space/space.tables.ts';
import { coverId } from '../content/files.ts';
import { type Random, randomOf } from '../policy/random.ts';
import type { ZoneWords } from '../zone-words.ts';
import { carrierPlans } from './carrier-plans.ts';
import type { HostPlan, Words } from './host-plan.types.ts';
import { incubatorPlans } from './incubator-plans.ts';

const services: readonly (readonly [name: Words, note: Words, price: Words | null])[] = [
  [
    ['导师一对一', 'A mentor of your own'],
    ['每月2次，按题约人', 'Twice a month, by topic'],
    ['免费', 'Free'],
  ],
  [
    ['财税法务', 'Books, taxes and law'],
    ['登记、记账与合同审改', 'Registration, books and contracts'],
    ['首年免费', 'First year free'],
  ],
  [['融资对接', 'Finance'], ['种子基金与银行每月驻场', 'Seed fund and banks on site each month'], null],
  [
    ['中试打样', 'Prototypes'],
    ['加工、打印与环境试验', 'Machining, printing and environmental tests'],
    ['成本价', 'At cost'],
  ],
  [
    ['市场首单', 'First customers'],
    ['每季度与龙头企业闭门对接', 'A closed meeting with large firms each quarter'],
    null,
  ],
  [
    ['知识产权', 'Intellectual property'],
    ['检索、布局与快速预审', 'Search, strategy and fast examination'],
    ['政府补贴后免费', 'Free after the subsidy'],
  ],
];

const steps: readonly (readonly [name: Words, note: Words])[] = [
  [
    ['线上申请', 'Apply online'],
    ['随时', 'At any time'],
  ],
  [
    ['初筛', 'First review'],
    ['2个工作日', 'Two working days'],
  ],
  [
    ['路演评审', 'Present to the jury'],
    ['每月第一个周五，每场6家', 'First Friday of the month, six teams each'],
  ],
  [
    ['签约入驻', 'Sign and move in'],
    ['评审后5个工作日', 'Five working days after the jury'],
  ],
];

const first: readonly [Words, ...Words[]] = [
  ['潮声', 'Tidal'],
  ['云图', 'Yuntu'],
  ['锐芯', 'Ruixin'],
  ['远见', 'Yuanjian'],
  ['青禾', 'Qinghe'],
  ['微澜', 'Weilan'],
  ['星野', 'Xingye'],
  ['拓界', 'Tuojie'],
  ['明序', 'Mingxu'],
  ['原力', 'Yuanli'],
  ['知行', 'Zhixing'],
  ['合光', 'Heguang'],
];

const trades: Readonly<Record<InnovationField, readonly [Words, ...Words[]]>> = {
  it: [
    ['数据', 'Data'],
    ['软件', 'Software'],
    ['半导体', 'Semiconductors'],
  ],
  vehicles: [
    ['智驾', 'Autonomous Driving'],
    ['电驱', 'Electric Drives'],
  ],
  robots: [
    ['机器人', 'Robotics'],
    ['视觉', 'Machine Vision'],
    ['传动', 'Drives'],
  ],
  biotech: [
    ['生物', 'Biotech'],
    ['医疗', 'Medical'],
  ],
  other: [
    ['材料', 'Materials'],
    ['传感', 'Sensors'],
    ['供应链', 'Supply Chain'],
  ],
};

const progress: readonly [Words | null, ...(Words | null)[]] = [
  ['样机完成', 'Prototype finished'],
  ['首单交付', 'First order delivered'],
  ['天使轮融资', 'Seed round closed'],
  ['A轮融资', 'Series A closed'],
  ['取得高企认定', 'Recognised as a high-tech enterprise'],
  null,
];

/** Companies of one year each and of one name each. */
const companiesOf = (random: Random, plan: HostPlan<string>, year: number): HostTable['companies'] => {
  const names = new Map<string, HostTable['companies'][number]>();
  for (let left = random.int(8, 16); left > 0; left -= 1) {
    const field = random.pick(plan.fields);
    const [zh, en] = random.pick(first);
    const [tradeZh, tradeEn] = random.pick(trades[field]);
    const note = random.pick(progress);
    names.set(zh + tradeZh, {
      name_zh: zh + tradeZh,
      name_en: `${en} ${tradeEn}`,
      field,
      year: random.int(year - 2, year),
      note_zh: note?.[0] ?? null,
      note_en: note?.[1] ?? null,
    });
  }
  return [...names.values()];
};

const groupsOf = (random: Random, [open, rooms]: HostPlan<string>['seats']): HostTable['seat_groups'] => {
  const full = random.next() < 0.15;
  const vacant = (seats: number) => (full ? 0 : Math.floor(seats * (0.05 + random.next() * 0.25)));
  const price = random.int(42, 78) * 10;
  return [
    {
      ...{ name_zh: '开放区', name_en: 'Open area', seats: open, vacant: vacant(open) },
      price_zh: `${price}元/工位·月`,
      price_en: `CNY ${price} per workstation and month`,
    },
    {
      ...{ name_zh: '团队间', name_en: 'Team rooms', seats: rooms, vacant: vacant(rooms) },
      price_zh: `${price + 40}元/工位·月`,
      price_en: `CNY ${price + 40} per workstation and month`,
    },
  ];
};

const pad = (number: number): string => String(number).padStart(2, '0');

const rowOf = <Kind extends string>(
  plan: HostPlan<Kind>,
  index: number,
  { id, seed, year, parks }: { id: string; seed: number; year: number; parks: readonly ParkRow[] },
): HostTable<Kind> => {
  const random = randomOf(seed + index);
  const park = parks[plan.park ?? -1];
  const near = parks[plan.park ?? 0];
  const [name_zh, name_en] = plan.name;
  const room = random.int(2, 8);
  const data: HostData<HostTable<Kind>> = {
    id: `${id}-${index + 1}`,
    kind: plan.kind,
    level: plan.level,
    fields: [...plan.fields],
    name_zh,
    name_en,
    offer_zh: plan.offer[0],
    offer_en: plan.offer[1],
    introduction_zh: `${name_zh}于${plan.year}年认定，为创业团队和成长企业提供场地、导师、融资和市场服务。\n入驻团队按季度考核，成长快的优先续期和扩租。`,
    introduction_en: `${name_en}, recognised in ${plan.year}, offers ground, mentors, finance and markets to young teams and growing firms.\nTeams are reviewed each quarter; those that grow fast may stay longer and take more room.`,
    operator_zh: `${name_zh}运营有限公司`,
    operator_en: `${name_en} Operations Co., Ltd.`,
    address_zh: park ? `${park.address_zh}${room}层` : `创新路${room}号`,
    address_en: park ? `Floor ${room}, ${park.address_en}` : `${room} Chuangxin Road`,
    phone: `0633-20262${pad((seed + index) % 100)}`,
    longitude: Math.round(((near?.longitude ?? 0) + (random.next() - 0.5) * 0.002) * 1e6) / 1e6,
    latitude: Math.round(((near?.latitude ?? 0) + (random.next() - 0.5) * 0.002) * 1e6) / 1e6,
    park_id: park?.id ?? null,
    cover: coverId(plan.cover),
    term_months: random.pick([24, 36, 42]),
    mentors: random.int(6, 24),
    graduates: (year - plan.year) * random.int(6, 14),
    seat_groups: groupsOf(random, plan.seats),
    services: services
      .filter(() => random.next() < 0.8)
      .map(([name, note, price]) => ({
        name_zh: name[0],
        name_en: name[1],
        note_zh: note[0],
        note_en: note[1],
        price_zh: price?.[0] ?? null,
        price_en: price?.[1] ?? null,
      })),
    companies: companiesOf(random, plan, year),
    steps: steps.map(([name, note]) => ({ name_zh: name[0], name_en: name[1], note_zh: note[0], note_en: note[1] })),
    recognised_on: `${plan.year}-${pad(1 + (index % 12))}-${pad(8 + (index % 20))}`,
    position: index + 1,
  };
  return withSeats(data);
};

/** 14 incubators and 20 carriers, in and beside the first parks; the same for each day of a year. */
export const hostRows = (parks: readonly ParkRow[], today: string, inZone: ZoneWords = (value) => value) => {
  const year = Number(today.slice(0, 4));
  return {
    incubators: inZone(incubatorPlans).map((plan, index) =>
      rowOf(plan, index, { id: 'incubator', seed: 41_000, year, parks }),
    ),
    carriers: inZone(carrierPlans).map((plan, index) =>
      rowOf(plan, index, { id: 'carrier', seed: 42_000, year, parks }),
    ),
  };
};
