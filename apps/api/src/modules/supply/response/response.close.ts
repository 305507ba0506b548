import { demandResponse } from '@zonekit/api-client/lifecycle/demand-response';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Tx } from '../../../frame/context.ts';
import { move } from '../../../frame/lifecycle/lifecycle.ts';
import { setResponseStatus, unanswered } from './response.repository.ts';

/** Declines what waits when a demand ends. The caller has locked the demand's row. @param change.reason the publisher's */
export const closeResponses = async (
  tx: Tx,
  demandId: string,
  { reason, now }: { reason: string | null; now: Date },
): Promise<void> => {
  for (const { id } of await unanswered(tx, demandId)) {
    const actor = { user: null, as: ['system'] } as const;
    await move(tx, demandResponse, id, { from: 'sent', to: 'declined', actor, reason, at: now });
    await setResponseStatus(tx, id, { status: 'declined', updated_at: toIsoTime(now) });
  }
};
