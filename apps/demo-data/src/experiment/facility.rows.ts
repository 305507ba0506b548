import type { FacilityKind } from '@zonekit/api-client/experiment/facility/contract';
import type { FacilityData } from '../../../api/src/modules/experiment/facility/facility.tables.ts';
import type { ParkRow } from '../../../api/src/modules/space/space.tables.ts';
import { coverId } from '../content/files.ts';
import { randomOf } from '../policy/random.ts';
import { shopId } from '../shop/shop.rows.ts';
import type { ZoneWords } from '../zone-words.ts';
import { both, modeRow, optionRow } from './parts.ts';
import { personOf, phoneOf } from './people.ts';
import { type FacilityPlan, facilityPlans } from './plans/facilities.ts';
import type { Words } from './said.types.ts';

const pad = (number: number): string => String(number).padStart(2, '0');

const facilityId = (index: number): string => `region-${pad(index + 1)}`;

/** Facilities of each provider by its number. */
export const facilitiesOf = (shop: number): string[] =>
  facilityPlans.flatMap((plan, index) => (plan.shop === shop ? [facilityId(index)] : []));

const options = {
  cluster: ['report', 'analysis', 'logger'],
  pilot_line: ['analysis', 'logger', 'ramp'],
  basin: ['camera', 'logger', 'analysis'],
  proving_ground: ['logger', 'camera', 'ramp', 'report'],
  clean_room: ['report', 'analysis'],
} as const satisfies Record<FacilityKind, unknown>;

const notes: Readonly<Record<FacilityKind, readonly Words[]>> = {
  cluster: [
    [
      '同一批样品可在集群内连续上机，无需重复登记',
      'One set of samples may go from instrument to instrument without logging in again',
    ],
  ],
  pilot_line: [
    ['首次进线须提交物料安全技术说明书与试制方案', 'Hand in safety data sheets and a trial plan before the first run'],
  ],
  basin: [['模型进池前须称重并完成水密检查', 'Models are weighed and checked for leaks before they enter the water']],
  proving_ground: [
    ['进场人员须完成安全交底并佩戴防护用品', 'Everybody on site takes the safety briefing and wears protective gear'],
  ],
  clean_room: [['进入洁净区须更衣，物品经传递窗进出', 'Change clothes before entering; goods go through the pass box']],
};

const rowOf = (plan: FacilityPlan, index: number, parks: readonly ParkRow[]): FacilityData => {
  const random = randomOf(62_000 + index);
  const id = facilityId(index);
  const park = parks[index % Math.max(1, Math.min(6, parks.length))];
  const keeper = personOf(random);
  const [price, area, capacity] = plan.size;
  const building = random.int(1, 9);
  return {
    id,
    shop_id: shopId(plan.shop),
    title_zh: plan.name[0],
    title_en: plan.name[1],
    kind: plan.kind,
    field: plan.field,
    voucher_rate: plan.kind === 'basin' ? 30 : 50,
    booking: index === 24 ? 'suspended' : 'open',
    address_zh: `${park?.address_zh ?? ''}${building}号楼1层`,
    address_en: `Ground floor, Building ${building}, ${park?.address_en ?? ''}`,
    price: price * 100,
    introduction_zh: `${plan.name[0]}面积${area}平方米，可同时容纳${capacity}人：${plan.use[0]}。\n按小时预约，含现场工程师；需要连续多日使用的，请分日预约并在留言中说明。`,
    introduction_en: `${plan.name[1]}, ${area} square metres for up to ${capacity} people: ${plan.use[1]}.\nBooked by the hour with an engineer on site; for several days in a row book each day and say so in the message.`,
    figures: [
      {
        label: { zh: '供电', en: 'Power' },
        value: both(String(random.pick([60, 100, 160, 250, 400]))),
        unit: both('kW'),
      },
      { label: { zh: '层高', en: 'Height' }, value: both(String(random.pick([3.6, 4.5, 6, 9, 12]))), unit: both('m') },
    ],
    modes: [modeRow(id, 'assisted'), ...(plan.kind === 'cluster' ? [modeRow(id, 'self')] : [])],
    options: options[plan.kind].map((option) => optionRow(id, option)),
    notes: notes[plan.kind].map(both),
    keeper_zh: keeper.zh,
    keeper_en: keeper.en,
    keeper_phone: phoneOf(random),
    cover: coverId(plan.scene),
    area,
    capacity,
    longitude: Math.round(((park?.longitude ?? 0) + (random.next() - 0.5) * 0.004) * 1e6) / 1e6,
    latitude: Math.round(((park?.latitude ?? 0) + (random.next() - 0.5) * 0.004) * 1e6) / 1e6,
    position: index + 1,
  };
};

/** 30 facilities beside the parks; the same for each day. */
export const facilityRows = (parks: readonly ParkRow[], inZone: ZoneWords = (value) => value): FacilityData[] =>
  facilityPlans.map((plan, index) => inZone(rowOf(plan, index, parks)));
