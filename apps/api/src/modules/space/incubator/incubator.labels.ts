import type { CarrierKind, IncubatorKind, IncubatorLevel } from '@zonekit/api-client/space/incubator/contract';
import type { SEAT_STATES } from '@zonekit/api-client/space/incubator/lists';
import type { Labels } from '../../../frame/module.ts';

export const incubatorLevels: Labels<IncubatorLevel> = {
  national: { 'zh-CN': '国家级', en: 'National' },
  provincial: { 'zh-CN': '省级', en: 'Provincial' },
  municipal: { 'zh-CN': '市级', en: 'Municipal' },
};

export const incubatorKinds: Labels<IncubatorKind> = {
  incubator: { 'zh-CN': '科技企业孵化器', en: 'Technology incubator' },
  maker_space: { 'zh-CN': '众创空间', en: 'Maker space' },
  accelerator: { 'zh-CN': '加速器', en: 'Accelerator' },
  overseas_centre: { 'zh-CN': '留学人员创业园', en: 'Start-up park for returnees' },
};

export const carrierKinds: Labels<CarrierKind> = {
  science_park: { 'zh-CN': '大学科技园', en: 'University science park' },
  innovation_centre: { 'zh-CN': '创新中心', en: 'Innovation centre' },
  pilot_base: { 'zh-CN': '中试基地', en: 'Pilot base' },
  research_institute: { 'zh-CN': '新型研发机构', en: 'New-type research institute' },
  demonstration_base: { 'zh-CN': '双创示范基地', en: 'Demonstration base' },
};

export const seatStates: Labels<(typeof SEAT_STATES)[number]> = {
  vacant: { 'zh-CN': '有空席', en: 'Seats vacant' },
  full: { 'zh-CN': '已满', en: 'Full' },
};
