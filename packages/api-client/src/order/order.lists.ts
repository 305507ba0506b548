import { statesOf } from '../lifecycle/lifecycle.ts';
import { serviceOrder } from '../lifecycle/subjects/service-order.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

// The words of these values are in `order.labels.ts` of the service.
/** Kinds of orders: time of an instrument or a facility, a package of a service, goods from stock. */
export const ORDER_KINDS = ['instrument', 'facility', 'service', 'material'] as const;
/** Where it was ordered: among the technology resources, the enterprise services, or in the mall. */
export const ORDER_AREAS = ['technology', 'business', 'mall'] as const;

/** All kinds have the states of one lifecycle. */
export const orderList = defineList({
  facets: { kind: ORDER_KINDS, area: ORDER_AREAS, status: statesOf(serviceOrder) },
  sorts: ['relevance', 'running', 'updated_at'],
  formats: ['json', 'csv', 'ics'],
});
