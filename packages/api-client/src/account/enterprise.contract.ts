import * as z from 'zod/mini';
import { loginData } from '../auth/user.contract.ts';
import { creditCode, endpoint, envelope, id, isoTime, mobile, text } from '../contract/contract.ts';
import { addressArea } from '../region/address-area.ts';

/** `owner` maintains the enterprise and its staff; `staff` acts for it. */
export const position = z.enum(['owner', 'staff']);
export type Position = z.infer<typeof position>;

export const enterpriseInput = z.object({
  name: text(200),
  credit_code: creditCode,
  area: addressArea,
  address: text(300),
  /** Id of a category tag of business code 050011. */
  industry: id,
  contact: text(50),
  contact_phone: mobile,
  intro: z.string().check(z.trim(), z.maxLength(2000)),
  /** Id of an image uploaded by this user; null removes it, absent leaves it unchanged. */
  logo_file_id: z.optional(z.nullable(id)),
  /** Id of the business licence, an image or a PDF; null and absent as above. */
  licence_file_id: z.optional(z.nullable(id)),
});
export interface EnterpriseInput extends z.infer<typeof enterpriseInput> {}

/** Null: never filled in. A single sign-on supplies the name only. */
export const enterprise = z.object({
  enterprise_id: id,
  name: z.string(),
  credit_code: z.nullable(z.string()),
  area: z.nullable(addressArea),
  address: z.nullable(z.string()),
  industry: z.nullable(id),
  contact: z.nullable(z.string()),
  contact_phone: z.nullable(z.string()),
  intro: z.string(),
  logo_file_id: z.nullable(id),
  licence_file_id: z.nullable(id),
  /** Role of this user in it. */
  position,
  updated_at: z.nullable(isoTime),
});
export interface Enterprise extends z.infer<typeof enterprise> {}

/** An enterprise that the user may act for. */
export const employment = z.object({
  enterprise_id: id,
  enterprise_name: z.string(),
  position,
  /** The session acts for it. */
  current: z.boolean(),
  joined_at: isoTime,
});
export interface Employment extends z.infer<typeof employment> {}

/** A member of the user's enterprise. The phone is masked except for an owner. */
export const member = z.object({
  user_id: id,
  name: z.string(),
  phone: z.string(),
  position,
  joined_at: isoTime,
});
export interface Member extends z.infer<typeof member> {}

const members = envelope(z.array(member));

/** A code by which one person joins an enterprise. */
export const invitation = z.object({ code: z.string(), expires_at: isoTime });
export interface Invitation extends z.infer<typeof invitation> {}

export const enterpriseEndpoints = {
  getEnterprise: endpoint({
    method: 'GET',
    path: '/users/enterprises/detail',
    summary: 'The enterprise that this session acts for; 404 for none',
    access: 'user',
    errors: [404],
    response: envelope(enterprise),
  }),
  addEnterprise: endpoint({
    method: 'POST',
    path: '/users/enterprises/add',
    summary: 'Register an enterprise, own it and act for it; 409 where its credit code is registered already',
    access: 'user',
    body: enterpriseInput,
    status: 201,
    idempotent: true,
    errors: [409],
    response: envelope(enterprise),
  }),
  editEnterprise: endpoint({
    method: 'POST',
    path: '/users/enterprises/edit',
    summary: 'Replace what the enterprise of this session says; its owner alone',
    access: 'user',
    body: enterpriseInput,
    errors: [403, 404, 409],
    response: envelope(enterprise),
  }),
  listEmployments: endpoint({
    method: 'GET',
    path: '/users/enterprises/staff',
    summary: 'The enterprises that I may act for, the current one first',
    access: 'user',
    response: envelope(z.array(employment)),
  }),
  staffToken: endpoint({
    method: 'GET',
    path: '/users/enterprises/staff/token',
    summary: 'A new token of this session that acts for another of my enterprises; 403 for one that is not mine',
    access: 'user',
    query: z.object({ enterprise_id: id }),
    errors: [403],
    response: envelope(loginData),
  }),
  listMembers: endpoint({
    method: 'GET',
    path: '/users/enterprises/members',
    summary: 'Who acts for the enterprise of this session; 404 for none',
    access: 'user',
    errors: [404],
    response: members,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/users/enterprises/invitations',
    summary: 'A code by which one person joins the enterprise of this session within seven days; its owner alone',
    access: 'user',
    status: 201,
    errors: [403, 404],
    response: envelope(invitation),
  }),
  join: endpoint({
    method: 'POST',
    path: '/users/enterprises/join',
    summary: 'Join an enterprise as staff by a code of its owner and act for it; five wrong ones lock for 15 minutes',
    access: 'user',
    body: z.object({ code: text(20) }),
    response: envelope(employment),
  }),
  removeMember: endpoint({
    method: 'POST',
    path: '/users/enterprises/members/remove',
    summary: 'Take somebody out of the enterprise of this session (its owner), or leave it; the last owner stays',
    access: 'user',
    body: z.object({ user_id: id }),
    errors: [403, 404],
    response: members,
  }),
};
