// The service: signatures, tokens and input are checked as there; a space need moves along its lifecycle.
import { handlers } from '@zonekit/api-client/handlers';
import { sampleOf } from '@zonekit/api-client/handlers/sample';
import { needEndpoints } from '@zonekit/api-client/space/need/contract';

const AT = '2026-11-20T09:30:00+08:00';
const step = (from, to, waiting_for) => ({
  at: AT,
  from,
  to,
  actor: 'Su Wan',
  reason: null,
  waiting_for,
  due_at: null,
});
const events = [step(null, 'published', 'operator')];

const need = () => {
  const status = events.at(-1).to;
  const { data } = sampleOf(needEndpoints.getNeed.response);
  const allowed = status === 'published' ? ['matched', 'withdrawn'] : [];
  return { data: { ...data, number: 'SN20261120-7K3M', status, events, allowed } };
};

const service = handlers({
  getNeed: need,
  moveNeed: ({ body }) => {
    events.push(step('published', body.status, null));
    return need();
  },
});

/** @param request of node:http @param text its body */
export const answerService = ({ url, method, headers }, text) =>
  service(new Request(new URL(url, 'http://zone'), { method, headers, ...(text && { body: text }) }));
