import type { PermissionStatus } from '@zonekit/api-client/file/contract';
import type { Lifecycle } from '../../frame/lifecycle.ts';

export type PermissionActor = 'applicant' | 'operator';

/** Source: pages.md, Lifecycles. */
export const permissionLifecycle: Lifecycle<PermissionStatus, PermissionActor> = [
  { from: 'NONE', to: 'pending', by: ['applicant'] },
  { from: 'REJECT', to: 'pending', by: ['applicant'] },
  { from: 'pending', to: 'AUTHORIZED', by: ['operator'] },
  { from: 'pending', to: 'REJECT', by: ['operator'] },
];
