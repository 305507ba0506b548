import { addressEndpoints } from '@zonekit/api-client/account/contract';
import type { Context, Serve } from '../../frame/context.ts';
import { addAddress, editAddress, listAddresses, setAddressStatus } from './address.service.ts';

/** Delivery addresses, each user's own. */
export const serveAddresses = (serve: Serve, context: Context): void => {
  serve(addressEndpoints.listAddresses, async ({ db, user }) => ({ data: await listAddresses(db, user.user_id) }));

  serve(addressEndpoints.addAddress, async ({ db, user, body }) => ({
    data: await addAddress(db, user.user_id, body, context.now()),
  }));

  serve(addressEndpoints.editAddress, async ({ db, user, body }) => {
    const { address_id, ...input } = body;
    return { data: await editAddress(db, user.user_id, address_id, input) };
  });

  serve(addressEndpoints.setAddressStatus, async ({ db, user, body }) => ({
    data: await setAddressStatus(db, user.user_id, body.address_id, body.status),
  }));
};
