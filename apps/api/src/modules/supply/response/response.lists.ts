import { demandResponse as life } from '@zonekit/api-client/lifecycle/demand-response';
import type { DemandResponse } from '@zonekit/api-client/supply/response/contract';
import { yuan } from '../../../frame/cell-text.ts';
import { runningFirst } from '../../../frame/lifecycle/running-first.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';
import { defineList } from '../../../frame/list/list.ts';

export const responseStatuses = stateWords(life);

/** Counted anew each time: whoever has just responded is to see it. */
export const responseList = defineList({
  name: 'supply_responses',
  table: 'supply_responses',
  facets: { status: { kind: 'value', column: 'status' } },
  sorts: {
    running: runningFirst(life, 'updated_at'),
    updated_at: () => [{ where: null, column: 'updated_at', type: 'timestamptz', direction: 'desc' }],
  },
  sort: 'running',
});

/** Without whom to call at the publisher's: a file is passed on. */
export const responseFile: FileOf<DemandResponse> = {
  name: life.label,
  path: '/userCenter/user/enterpriseDemandList/unveiling',
  columns: [
    { name: { 'zh-CN': '编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '需求编号', en: 'Demand' }, of: ({ demand }) => demand.number },
    { name: { 'zh-CN': '需求', en: 'Title' }, of: ({ demand }) => demand.title },
    { name: { 'zh-CN': '发布方', en: 'Publisher' }, of: ({ demand }) => demand.publisher },
    { name: { 'zh-CN': '对接方', en: 'Responder' }, of: ({ company }) => company.name },
    { name: { 'zh-CN': '报价（元）', en: 'Price (CNY)' }, of: ({ price }) => price && yuan(price) },
    { name: { 'zh-CN': '周期（月）', en: 'Months' }, of: ({ term_months }) => term_months },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => responseStatuses[status][locale] },
  ],
};
