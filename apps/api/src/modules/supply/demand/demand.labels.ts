import { demand } from '@zonekit/api-client/lifecycle/demand';
import type { Ownership } from '@zonekit/api-client/supply/demand/contract';
import {
  type BUDGET_BANDS,
  type DEADLINE_BANDS,
  type DEMAND_CRITERIA,
  PUBLIC_DEMAND_STATES,
} from '@zonekit/api-client/supply/demand/lists';
import { stateWords } from '../../../frame/list/labels.ts';
import type { Labels } from '../../../frame/module.ts';

export const demandStatuses = stateWords(demand);

/** Those that the hall shows. */
export const hallStatuses = Object.fromEntries(PUBLIC_DEMAND_STATES.map((state) => [state, demandStatuses[state]]));

export const budgetBands: Labels<(typeof BUDGET_BANDS)[number]> = {
  under_100: { 'zh-CN': '100万元以下', en: 'Under CNY 1 million' },
  up_to_300: { 'zh-CN': '100–300万元', en: 'CNY 1 to 3 million' },
  over_300: { 'zh-CN': '300万元以上', en: 'Over CNY 3 million' },
  open: { 'zh-CN': '面议', en: 'To be negotiated' },
};

export const deadlineBands: Labels<(typeof DEADLINE_BANDS)[number]> = {
  week: { 'zh-CN': '7天内', en: 'Within 7 days' },
  month: { 'zh-CN': '30天内', en: 'Within 30 days' },
  later: { 'zh-CN': '30天以后', en: 'Later' },
  over: { 'zh-CN': '已停止响应', en: 'No longer open' },
};

export const ownerships: Labels<Ownership> = {
  shared: { 'zh-CN': '双方共有', en: 'Shared' },
  publisher: { 'zh-CN': '归发布方', en: 'The publisher’s' },
  responder: { 'zh-CN': '归对接方', en: 'The responder’s' },
};

export const demandCriteria: Labels<(typeof DEMAND_CRITERIA)[number]> = {
  field: { 'zh-CN': '领域', en: 'Field' },
  wording: { 'zh-CN': '关键词', en: 'Wording' },
  qualification: { 'zh-CN': '资质', en: 'Qualifications' },
  region: { 'zh-CN': '地区', en: 'Region' },
};
