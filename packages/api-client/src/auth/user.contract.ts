import * as z from 'zod/mini';
import { id, isoTime } from '../contract/contract.ts';

/**
 * `guest`: signed in without an enterprise; `enterprise_user`: acts for one as its owner; `staff`: for one as its staff;
 * `operator`: runs the platform.
 */
export const role = z.enum(['guest', 'enterprise_user', 'staff', 'operator']);
export type Role = z.infer<typeof role>;

/** Client-side `userInfo`. */
export const userInfo = z.object({
  user_id: id,
  phone: z.string(),
  nickname: z.string(),
  name: z.string(),
  role,
  /** The enterprise that the session acts for. */
  enterprise: z.nullable(z.object({ enterprise_id: id, enterprise_name: z.string() })),
  last_enterprise_id: z.nullable(id),
});
export interface UserInfo extends z.infer<typeof userInfo> {}

/** A token lives 120 minutes from `issued_at`; from 90 minutes on it can be refreshed. */
export const loginData = z.object({
  token: z.string(),
  issued_at: isoTime,
  expires_at: isoTime,
  user_info: userInfo,
  /** The account was scheduled for deletion; this login has cancelled it. */
  deletion_cancelled: z.boolean(),
});
export interface LoginData extends z.infer<typeof loginData> {}
