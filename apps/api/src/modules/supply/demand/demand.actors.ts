import type { ActorOf } from '@zonekit/api-client/lifecycle';
import type { demand } from '@zonekit/api-client/lifecycle/demand';
import type { User } from '../../../frame/context.ts';
import type { DemandRow } from './demand.repository.ts';

/** Whether a row is a user's or that of the enterprise that the session acts for. */
export const owns = (user: User, row: Pick<DemandRow, 'user_id'> & { enterprise_id: string | null }): boolean =>
  user.user_id === row.user_id || (user.enterprise_id !== null && user.enterprise_id === row.enterprise_id);

export const actorsOf = (
  user: User,
  row: Pick<DemandRow, 'user_id' | 'enterprise_id'>,
): Exclude<ActorOf<typeof demand>, 'system'>[] => [
  ...(owns(user, row) ? (['publisher'] as const) : []),
  ...(user.role === 'operator' ? (['operator'] as const) : []),
];
