import type { Locale } from '@zonekit/api-client/contract';
import type { Wish } from '@zonekit/api-client/space/need/contract';
import { daysBetween } from '../../../frame/day.ts';
import { decorations, houseTypes } from '../space.labels.ts';
import type { Candidate, Wanted } from './need.match.ts';

/** Square metres without a needless `.00`. */
const metres = (area: number): string => String(Math.round(area) / 100);
const yuan = (fen: number): string => (fen / 100).toFixed(2);

interface Both {
  zh: string;
  en: string;
}

const areaReason = ({ area_min, area_max }: Wanted, { area }: Candidate): Both => {
  const [has, min] = [metres(area), metres(area_min)];
  if (area < area_min) {
    const less = metres(area_min - area);
    return { zh: `${has}㎡，比${min}㎡少${less}㎡`, en: `${has} m², ${less} m² less than ${min} m²` };
  }
  if (area_max === null) return { zh: `${has}㎡，不少于${min}㎡`, en: `${has} m², at least ${min} m²` };
  const max = metres(area_max);
  if (area <= area_max) return { zh: `${has}㎡，在${min}–${max}㎡之内`, en: `${has} m², within ${min} to ${max} m²` };
  const more = metres(area - area_max);
  return { zh: `${has}㎡，比${max}㎡多${more}㎡`, en: `${has} m², ${more} m² more than ${max} m²` };
};

const rentReason = ({ rent_max }: Wanted, { rent }: Candidate): Both => {
  const [has, max] = [yuan(rent), yuan(rent_max ?? 0)];
  if (rent_max === null || rent <= rent_max)
    return { zh: `${has}元/㎡·月，不超过${max}元`, en: `CNY ${has} per m² and month, at most ${max}` };
  const more = yuan(rent - rent_max);
  return { zh: `${has}元/㎡·月，比${max}元高${more}元`, en: `CNY ${has} per m² and month, ${more} above ${max}` };
};

const availableReason = ({ from_on }: Wanted, { available_on }: Candidate): Both => {
  const late = daysBetween(from_on, available_on);
  if (late <= 0) return { zh: `${available_on}起可入驻`, en: `Vacant from ${available_on}` };
  return {
    zh: `${available_on}起可入驻，比${from_on}晚${late}天`,
    en: `Vacant from ${available_on}, ${late} ${late === 1 ? 'day' : 'days'} after ${from_on}`,
  };
};

/** Why a unit meets or misses a wish, with figures. @param park its name */
export const reasonFor = (
  { wish, met }: { wish: Wish; met: boolean },
  wanted: Wanted,
  unit: Candidate,
  { park, locale }: { park: string; locale: Locale },
): string => {
  const type = houseTypes[unit.house_type];
  const decoration = decorations[unit.decoration];
  const reasons: Readonly<Record<Wish, () => Both>> = {
    house_type: () =>
      met
        ? { zh: type['zh-CN'], en: type.en }
        : { zh: `${type['zh-CN']}，不是所选类型`, en: `${type.en}, not a chosen type` },
    area: () => areaReason(wanted, unit),
    rent: () => rentReason(wanted, unit),
    park: () => (met ? { zh: park, en: park } : { zh: `${park}，不在所选园区`, en: `${park}, not a chosen park` }),
    available: () => availableReason(wanted, unit),
    decoration: () =>
      met
        ? { zh: decoration['zh-CN'], en: decoration.en }
        : { zh: `${decoration['zh-CN']}，不是所选装修`, en: `${decoration.en}, not a chosen fit-out` },
  };
  const { zh, en } = reasons[wish]();
  return locale === 'en' ? en : zh;
};
