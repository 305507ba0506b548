import * as z from 'zod/mini';
import { endpoint, envelope, id, isoTime, mobile, text } from '../contract/contract.ts';
import { addressArea } from '../region/address-area.ts';

/** Maximum number of delivery addresses of a user. */
export const ADDRESS_LIMIT = 20;

export const addressInput = z.extend(addressArea, {
  contact: text(50),
  phone: mobile,
  detail: text(200),
  postcode: z.optional(z.nullable(z.string().check(z.regex(/^\d{6}$/)))),
  is_default: z.optional(z.boolean()),
});
export interface AddressInput extends z.infer<typeof addressInput> {}

/** A delivery address, with the current names of its regions. */
export const address = z.extend(addressArea, {
  address_id: id,
  contact: z.string(),
  phone: z.string(),
  detail: z.string(),
  postcode: z.nullable(z.string()),
  is_default: z.boolean(),
  created_at: isoTime,
});
export interface Address extends z.infer<typeof address> {}

const addresses = envelope(z.array(address));

export const addressEndpoints = {
  listAddresses: endpoint({
    method: 'GET',
    path: '/users/users/addresses/list',
    summary: 'My delivery addresses, the default one first, then the newest',
    access: 'user',
    response: addresses,
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/users/users/addresses/add',
    summary: 'Add an address, 20 at most; the first one is the default. 422 transition_refused with details.limit',
    access: 'user',
    body: addressInput,
    status: 201,
    idempotent: true,
    response: envelope(address),
  }),
  editAddress: endpoint({
    method: 'POST',
    path: '/users/users/addresses/edit',
    summary: 'Replace what an address says',
    access: 'user',
    body: z.extend(addressInput, { address_id: id }),
    errors: [404],
    response: envelope(address),
  }),
  setAddressStatus: endpoint({
    method: 'POST',
    path: '/users/users/addresses/status',
    summary: 'Make an address the default one, or delete it; answers those that are left',
    access: 'user',
    body: z.object({ address_id: id, status: z.enum(['default', 'deleted']) }),
    errors: [404],
    response: addresses,
  }),
};
