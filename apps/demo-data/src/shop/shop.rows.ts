import type { ShopField } from '@zonekit/api-client/shop/contract';
import type { ShopData } from '../../../api/src/modules/shop/shop.repository.ts';
import type { Licence, ShopRow } from '../../../api/src/modules/shop/shop.tables.ts';
import type { ParkRow } from '../../../api/src/modules/space/space.tables.ts';
import { type Random, randomOf } from '../policy/random.ts';
import type { ZoneWords } from '../zone-words.ts';
import { businessPlans } from './business-plans.ts';
import { goodsPlans } from './goods-plans.ts';
import type { ShopPlan, Words } from './shop-plan.types.ts';
import { technologyPlans } from './technology-plans.ts';

const plans: readonly ShopPlan[] = [...technologyPlans, ...businessPlans, ...goodsPlans];

/** `shop-001` to `shop-060`: 24 of technology resources, 24 of enterprise services, 12 of goods. */
export const shopId = (number: number): string => `shop-${String(number).padStart(3, '0')}`;

/** Ids of the providers that work in a field, the mainly so first. */
export const shopsIn = (field: ShopField): string[] =>
  plans
    .flatMap(({ fields }, index) =>
      fields.includes(field) ? [{ id: shopId(index + 1), place: fields.indexOf(field) }] : [],
    )
    .sort((a, b) => a.place - b.place)
    .map(({ id }) => id);

const laboratory = [
  [['检验检测机构资质认定（CMA）', 'Testing body approval (CMA)'], 'DG-CMA'],
  [['实验室认可（CNAS）', 'Laboratory accreditation (CNAS)'], 'DG-CNAS'],
] as const;
const trade = [[['营业执照', 'Business licence'], 'DG-BL']] as const;

/** Approvals by main field; numbers are the demo's own. */
const approvals: Readonly<Partial<Record<ShopField, readonly (readonly [name: Words, prefix: string])[]>>> = {
  materials: laboratory,
  mechanical: laboratory,
  electronics: laboratory,
  life_science: laboratory,
  environment: laboratory,
  digital: laboratory,
  finance_tax: [[['执业许可证', 'Practice licence'], 'DG-TAX'], ...trade],
  hr: [[['人力资源服务许可证', 'HR service licence'], 'DG-HR'], ...trade],
  ip: [[['专利代理机构执业许可证', 'Patent agency licence'], 'DG-IP'], ...trade],
  legal: [[['律师事务所执业许可证', 'Law firm licence'], 'DG-LAW']],
  reagents: [[['危险化学品经营许可证', 'Licence to trade in hazardous chemicals'], 'DG-HAZ'], ...trade],
};

/** Parks in which a district's providers sit: numbers from 0. */
const parksOf = { core: [0, 4], bonded: [1], bay: [2], port: [3, 5], outside: [] } as const;

const hours: readonly [Words, ...Words[]] = [
  ['工作日9:00–17:30', 'Working days 9:00 to 17:30'],
  ['工作日8:30–17:00', 'Working days 8:30 to 17:00'],
  ['周一至周六8:30–18:00', 'Monday to Saturday 8:30 to 18:00'],
];

const pad = (number: number): string => String(number).padStart(2, '0');

const licencesOf = (random: Random, { fields: [field] }: ShopPlan, year: number): Licence[] =>
  (approvals[field] ?? trade).map(([[name_zh, name_en], prefix]) => ({
    name_zh,
    name_en,
    number: `${prefix}-${random.int(2019, 2025)}-${String(random.int(1, 9_999)).padStart(4, '0')}`,
    valid_until: prefix === 'DG-BL' ? null : `${random.int(year + 1, year + 4)}-${pad(random.int(1, 12))}-28`,
  }));

const placeOf = (random: Random, { district }: ShopPlan, parks: readonly ParkRow[]) => {
  const numbers: readonly number[] = parksOf[district];
  const park = parks[numbers[random.int(0, Math.max(0, numbers.length - 1))] ?? -1];
  const near = park ?? parks[0];
  const room = random.int(2, 16);
  const degree = (middle: number, spread: number) => Math.round((middle + (random.next() - 0.5) * spread) * 1e6) / 1e6;
  return {
    address_zh: park ? `${park.address_zh}${room}层` : `创新路${room * 3}号`,
    address_en: park ? `Floor ${room}, ${park.address_en}` : `${room * 3} Chuangxin Road`,
    longitude: degree(near?.longitude ?? 0, park ? 0.003 : 0.06),
    latitude: degree(near?.latitude ?? 0, park ? 0.003 : 0.06),
  };
};

const rowOf = (plan: ShopPlan, index: number, parks: readonly ParkRow[], year: number): ShopData => {
  const random = randomOf(51_000 + index);
  const [name_zh, name_en] = plan.name;
  const [headline_zh, headline_en] = plan.headline;
  const [hours_zh, hours_en] = random.pick(hours);
  const clients = random.int(40, 480);
  return {
    id: shopId(index + 1),
    areas: [...plan.areas],
    fields: [...plan.fields],
    district: plan.district,
    ...{ name_zh, name_en, headline_zh, headline_en, hours_zh, hours_en },
    introduction_zh: `${name_zh}${plan.since}年入驻平台，团队${plan.staff}人，已为区内外${clients}家企业服务。\n${headline_zh}。报价即成交价，合同、发票和交付文件都在平台留存。`,
    introduction_en: `${name_en} joined the platform in ${plan.since}; its ${plan.staff} people have worked for ${clients} companies.\n${headline_en}. The price quoted is the price charged; contract, invoice and deliverables stay on the platform.`,
    ...placeOf(random, plan, parks),
    phone: `0633-2026${401 + index}`,
    staff: plan.staff,
    confirm_hours: random.pick([2, 4, 4, 8, 8, 16]),
    licences: licencesOf(random, plan, year),
    since: `${plan.since}-${pad(1 + ((index * 5) % 12))}-${pad(1 + ((index * 7) % 28))}`,
    position: index + 1,
  };
};

/** The 60 providers, in and beside the first parks; the same for each day of a year. */
export const shopRows = (parks: readonly ParkRow[], today: string, inZone: ZoneWords = (value) => value): ShopRow[] =>
  inZone(plans).map((plan, index) => ({
    ...rowOf(plan, index, parks, Number(today.slice(0, 4))),
    rating_rank: 0,
  }));
