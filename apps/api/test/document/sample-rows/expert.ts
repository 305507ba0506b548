import { expertEndpoints } from '@zonekit/api-client/expert/contract';
import type { Make } from '../sample-rows.ts';

export const make: Make = async (api, as) => {
  const name = '秘影号专家';
  const body = { name, contact_phone: '13512026001', introduction: '秘影号总设计师的履历' };
  const entry = await api.inject(
    expertEndpoints.createExpertEntry,
    { body, idempotencyKey: 'sample-expert-entry-1' },
    as,
  );
  if (entry.status >= 300) return entry;
  const params = { expert_id: 'expert-1' };
  const { slots } = (await api.inject(expertEndpoints.getExpert, { params }, as)).body.data;
  const free = slots.find((slot) => slot.free);
  const question = { question: '秘影号耐压舱的绝热问题', mode: 'video', contact_phone: '13512026001' };
  return api.inject(
    expertEndpoints.createConsultation,
    { params, body: { ...question, date: free?.date, period: free?.period }, idempotencyKey: 'sample-consultation-1' },
    as,
  );
};
