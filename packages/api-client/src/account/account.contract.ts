import * as z from 'zod/mini';
import { role, smsCode, userInfo } from '../auth/auth.contract.ts';
import { endpoint, envelope, id, isoTime, mobile, text } from '../contract/contract.ts';

export {
  ADDRESS_LIMIT,
  type Address,
  type AddressInput,
  addressEndpoints,
} from './address.contract.ts';
export {
  type Employment,
  type Enterprise,
  type EnterpriseInput,
  enterpriseEndpoints,
  type Invitation,
  type Member,
  type Position,
  position,
} from './enterprise.contract.ts';

/** Rights of a user, for menus and buttons; the service enforces the same table. */
export const right = z.enum([
  'account.edit',
  'policy.match',
  'roadshow.book',
  'enterprise.add',
  'enterprise.view',
  'enterprise.edit',
  'enterprise.staff',
  'roadshow.decide',
  'file.decide',
]);
export type Right = z.infer<typeof right>;

/** How a session was started. */
export const loginVia = z.enum(['account', 'mobile', 'register', 'scyq', 'yksso']);
export type LoginVia = z.infer<typeof loginVia>;

export const accountSession = z.object({
  session_id: id,
  /** From the User-Agent header: `Chrome 126`; null if unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** First four hex digits of the device's id, to distinguish similar devices: `3F9A`; null without an id. */
  device: z.nullable(z.string()),
  via: loginVia,
  /** Masked: `203.0.113.*`. */
  address: z.string(),
  created_at: isoTime,
  /** Time of the last login or refresh. */
  seen_at: isoTime,
  current: z.boolean(),
});
export interface AccountSession extends z.infer<typeof accountSession> {}

export const consent = z.object({
  document: z.enum(['terms', 'privacy']),
  version: z.string(),
  at: isoTime,
  /** IP address of the consent, as evidence. */
  address: z.string(),
});
export interface Consent extends z.infer<typeof consent> {}

const sessions = envelope(z.array(accountSession));
/** A password, or a code sent to the account's phone. */
const proof = z.object({ password: z.optional(z.string().check(z.maxLength(128))), sms_code: z.optional(smsCode) });

/** Permissions of a user, by type and enterprise. */
export const userRights = z.object({ user_type: role, enterprise_id: z.nullable(id), rights: z.array(right) });
export interface UserRights extends z.infer<typeof userRights> {}

/** Agreements of a user; `due` while the versions in force are not accepted. */
export const consents = z.object({ due: z.boolean(), given: z.array(consent) });
export interface Consents extends z.infer<typeof consents> {}

/** Everything that the service keeps about a user, by domain. */
export const dataExport = z.object({ exported_at: isoTime, data: z.record(z.string(), z.unknown()) });
export interface DataExport extends z.infer<typeof dataExport> {}

export const accountEndpoints = {
  editUser: endpoint({
    method: 'POST',
    path: '/users/users/edit',
    summary: 'Change name, nickname, or phone (with the code sent to the new one); what is left out stays',
    access: 'user',
    body: z.object({
      name: z.optional(text(50)),
      nickname: z.optional(z.string().check(z.trim(), z.maxLength(50))),
      phone: z.optional(mobile),
      sms_code: z.optional(smsCode),
    }),
    errors: [409],
    response: envelope(userInfo),
  }),
  rights: endpoint({
    method: 'GET',
    path: '/users/users/rights',
    summary: 'The user type and what it may do',
    access: 'user',
    response: envelope(userRights),
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/users/users/sessions',
    summary: 'Where I am logged in, this session first',
    access: 'user',
    response: sessions,
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/users/users/sessions/end',
    summary: 'End one of my sessions; answers those that are left',
    access: 'user',
    body: z.object({ session_id: id }),
    errors: [404],
    response: sessions,
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/users/users/sessions/end-others',
    summary: 'End all my sessions but this one',
    access: 'user',
    response: sessions,
  }),
  consents: endpoint({
    method: 'GET',
    path: '/users/users/consents',
    summary: 'What I have agreed to, and whether a newer version waits for my agreement',
    access: 'user',
    response: envelope(consents),
  }),
  giveConsent: endpoint({
    method: 'POST',
    path: '/users/users/consents',
    summary: 'Agree to the versions in force',
    access: 'user',
    body: z.object({ terms_version: text(20), privacy_version: text(20) }),
    response: envelope(consents),
  }),
  exportData: endpoint({
    method: 'GET',
    path: '/users/users/export',
    summary: 'Everything that the service keeps about me, by domain',
    access: 'user',
    response: envelope(dataExport),
  }),
  requestDeletion: endpoint({
    method: 'POST',
    path: '/users/users/deletion',
    summary:
      'Delete my account in seven days, by password or by a code sent to its phone; all sessions end, and a login until then keeps it',
    access: 'user',
    body: proof,
    response: envelope(z.object({ delete_at: isoTime })),
  }),
};
