import type { MaterialChoice, Quote, ReservationChoice, ServiceChoice } from '@zonekit/api-client/order/contract';
import type { OrderRequest } from '@zonekit/api-client/order/hooks';
import type { OrderChoice } from '../../shared/order/order-address.ts';
import type { OrderValues } from './order-values.ts';

/** Requests of a price; one of them is set, by the kind. */
export interface QuoteBodies {
  reservation: ReservationChoice | null;
  service: ServiceChoice | null;
  material: MaterialChoice | null;
}

/** Null where the choice lacks what its kind needs: a package, a warehouse, a time. */
export const quoteBodies = (
  { kind, offer, spec, options = [], quantity = 1, warehouse, start, end, samples }: OrderChoice,
  useVoucher: boolean,
): QuoteBodies | null => {
  const common = { offer_id: offer, option_ids: [...options], use_voucher: useVoucher };
  const none: QuoteBodies = { reservation: null, service: null, material: null };
  if (kind === 'instrument' || kind === 'facility') {
    if (!start || !end) return null;
    return { ...none, reservation: { kind, ...common, starts_at: start, ends_at: end, ...(samples && { samples }) } };
  }
  if (!spec) return null;
  if (kind === 'service') return { ...none, service: { ...common, spec_id: spec, quantity } };
  return warehouse ? { ...none, material: { ...common, spec_id: spec, warehouse_id: warehouse, quantity } } : null;
};

/** The order as it is sent; the form has checked the values. Null where the choice is not complete. */
export const requestOf = (
  choice: OrderChoice,
  { area, payable }: Pick<Quote, 'area' | 'payable'>,
  { contact_person, contact_phone, message, starts_on, address_id, use_voucher }: OrderValues,
): OrderRequest | null => {
  const bodies = quoteBodies(choice, use_voucher);
  const buyer = {
    contact_person: contact_person.trim(),
    contact_phone: contact_phone.trim(),
    message: message.trim(),
    expected_payable: payable,
    terms_agreed: true as const,
  };
  if (bodies?.reservation) return { what: 'reservation', body: { ...bodies.reservation, ...buyer } };
  if (bodies?.service) {
    // Services among the technology resources are ordered at an address of their own.
    const what = area === 'technology' ? 'experiment' : 'service';
    return { what, body: { ...bodies.service, ...buyer, starts_on } };
  }
  return bodies?.material ? { what: 'material', body: { ...bodies.material, ...buyer, address_id } } : null;
};
