import type { Words } from '@zonekit/api-client/lifecycle';
import type {
  AreaBand,
  Availability,
  Decoration,
  HouseType,
  PriceUnit,
  RentBand,
} from '@zonekit/api-client/space/contract';
import { AREA_BANDS, RENT_BANDS } from '@zonekit/api-client/space/lists';
import { boundsOf } from '@zonekit/api-client/space/rent';

export const houseTypes: Readonly<Record<HouseType, Words>> = {
  office: { 'zh-CN': '办公楼', en: 'Office' },
  factory: { 'zh-CN': '标准厂房', en: 'Standard factory' },
  incubator: { 'zh-CN': '众创空间', en: 'Maker space' },
  park: { 'zh-CN': '园区整层', en: 'Whole floor of a park' },
  workstation: { 'zh-CN': '工位', en: 'Workstation' },
  land: { 'zh-CN': '工业用地', en: 'Industrial land' },
};

export const decorations: Readonly<Record<Decoration, Words>> = {
  bare: { 'zh-CN': '毛坯', en: 'Bare' },
  basic: { 'zh-CN': '简装', en: 'Basic' },
  fitted: { 'zh-CN': '精装', en: 'Fitted out' },
  furnished: { 'zh-CN': '精装，含家具', en: 'Fitted out and furnished' },
};

export const availabilities: Readonly<Record<Availability, Words>> = {
  vacant: { 'zh-CN': '即可入驻', en: 'Vacant now' },
  soon: { 'zh-CN': '90天内可入驻', en: 'Vacant within 90 days' },
  let: { 'zh-CN': '已出租', en: 'Let' },
};

export const priceUnits: Readonly<Record<PriceUnit, Words>> = {
  sqm_day: { 'zh-CN': '元/㎡·天', en: 'CNY per m² and day' },
  sqm_month: { 'zh-CN': '元/㎡·月', en: 'CNY per m² and month' },
  sqm_year: { 'zh-CN': '元/㎡·年', en: 'CNY per m² and year' },
  room_month: { 'zh-CN': '元/间·月', en: 'CNY per room and month' },
  workstation_month: { 'zh-CN': '元/工位·月', en: 'CNY per workstation and month' },
};

/** `normalisedRent` of the client in words. */
export const rentRules: Readonly<Record<PriceUnit, Words>> = {
  sqm_day: { 'zh-CN': '单价×365天÷12个月', en: 'Price × 365 days ÷ 12 months' },
  sqm_month: { 'zh-CN': '原价同单位', en: 'The price is in this unit' },
  sqm_year: { 'zh-CN': '单价÷12个月', en: 'Price ÷ 12 months' },
  room_month: { 'zh-CN': '每间单价÷面积', en: 'Price of the room ÷ its area' },
  workstation_month: { 'zh-CN': '工位单价×工位数÷面积', en: 'Price of a workstation × their number ÷ area' },
};

/** `50–200㎡`, `不足50㎡`, `5000㎡及以上`. */
const bandWords = <B extends AreaBand | RentBand>(bands: readonly B[], unit: Words): Record<B, Words> =>
  Object.fromEntries(
    bands.map((band): [B, Words] => {
      const { min, max } = boundsOf(band);
      if (max === null) return [band, { 'zh-CN': `${min}${unit['zh-CN']}及以上`, en: `${min} ${unit.en} and more` }];
      if (min === 0) return [band, { 'zh-CN': `不足${max}${unit['zh-CN']}`, en: `Below ${max} ${unit.en}` }];
      return [band, { 'zh-CN': `${min}–${max}${unit['zh-CN']}`, en: `${min} to ${max} ${unit.en}` }];
    }),
  ) as Record<B, Words>;

export const areaBands = bandWords(AREA_BANDS, { 'zh-CN': '㎡', en: 'm²' });
export const rentBands = bandWords(RENT_BANDS, { 'zh-CN': '元/㎡·月', en: 'CNY per m² and month' });
