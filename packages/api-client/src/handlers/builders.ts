import { loginData, type UserInfo, userInfo } from '../auth/auth.contract.ts';
import { type Attachment, attachment } from '../file/file.contract.ts';
import {
  type DeclarationDetail,
  type DeclarationSummary,
  declarationDetail,
  declarationSummary,
  type PolicyDetail,
  type PolicySummary,
  policyDetail,
  policySummary,
} from '../policy/policy.contract.ts';
import { type Region, region } from '../region/region.contract.ts';
import { type Booking, type BookingSummary, booking, bookingSummary } from '../roadshow/roadshow.contract.ts';
import { build } from './sample.ts';

/** Builders of the most used entities for tests and stories: valid by the contract, with the given fields replaced. */
export const makeUser = (over: Partial<UserInfo> = {}): UserInfo =>
  build(userInfo, { user_id: 'u-demo', role: 'enterprise_user', ...over });
export const makeLogin = (over: Partial<ReturnType<typeof sampleLogin>> = {}) => ({ ...sampleLogin(), ...over });
const sampleLogin = () => build(loginData, { token: 'sample-token', user_info: makeUser() });
export const makeAttachment = (over: Partial<Attachment> = {}): Attachment =>
  build(attachment, {
    name: '申报指南.pdf',
    kind: 'pdf',
    size: 482_133,
    access: 'public',
    permission_status: null,
    ...over,
  });
export const makePolicy = (over: Partial<PolicySummary> = {}): PolicySummary =>
  build(policySummary, { title_hits: null, snippet: null, ...over });
export const makePolicyDetail = (over: Partial<PolicyDetail> = {}): PolicyDetail =>
  build(policyDetail, { ...makePolicy(), attachments: [makeAttachment()], ...over });
export const makeDeclaration = (over: Partial<DeclarationSummary> = {}): DeclarationSummary =>
  build(declarationSummary, { status: 'open', days_left: 12, title_hits: null, snippet: null, ...over });
export const makeDeclarationDetail = (over: Partial<DeclarationDetail> = {}): DeclarationDetail =>
  build(declarationDetail, { ...makeDeclaration(), attachments: [makeAttachment()], ...over });
export const makeRegion = (over: Partial<Region> = {}): Region => build(region, over);
const submitted = {
  number: 'RS20261120-7K3M',
  roadshow_title: '港口无人集卡感知模块发布',
  status: 'submitted' as const,
  allowed: ['cancelled' as const],
};
export const makeBooking = (over: Partial<Booking> = {}): Booking => build(booking, { ...submitted, ...over });
export const makeBookingSummary = (over: Partial<BookingSummary> = {}): BookingSummary =>
  build(bookingSummary, { ...submitted, reason: null, ...over });
