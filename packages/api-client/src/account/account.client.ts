import type { LoginData, UserInfo } from '../auth/auth.contract.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { CallOptions, Transport } from '../transport/transport.ts';
import type {
  AccountSession,
  Address,
  AddressInput,
  Consents,
  DataExport,
  Employment,
  Enterprise,
  EnterpriseInput,
  Member,
  UserRights,
} from './account.contract.ts';
import { accountEndpoints, addressEndpoints, enterpriseEndpoints } from './account.endpoints.gen.ts';
import type { Invitation } from './enterprise.contract.ts';

type Options = CallOptions | undefined;
type UserEdit = NonNullable<InputOf<typeof accountEndpoints.editUser>['body']>;
type Proof = NonNullable<InputOf<typeof accountEndpoints.requestDeletion>['body']>;
interface Agreements {
  terms_version: string;
  privacy_version: string;
}

/** Changes what is given; a phone with the code sent to it. @throws ApiError `conflict` for a phone that is taken */
export const editUser = async (transport: Transport, edit: UserEdit, options?: Options): Promise<UserInfo> =>
  (await transport.call(accountEndpoints.editUser, { body: edit }, options)).data;

export const getRights = async (transport: Transport, options?: Options): Promise<UserRights> =>
  (await transport.call(accountEndpoints.rights, {}, options)).data;

export const listSessions = async (transport: Transport, options?: Options): Promise<AccountSession[]> =>
  (await transport.call(accountEndpoints.listSessions, {}, options)).data;

/** Returns the remaining sessions. */
export const endSession = async (transport: Transport, id: string, options?: Options): Promise<AccountSession[]> =>
  (await transport.call(accountEndpoints.endSession, { body: { session_id: id } }, options)).data;

export const endOtherSessions = async (transport: Transport, options?: Options): Promise<AccountSession[]> =>
  (await transport.call(accountEndpoints.endOtherSessions, {}, options)).data;

export const getConsents = async (transport: Transport, options?: Options): Promise<Consents> =>
  (await transport.call(accountEndpoints.consents, {}, options)).data;

/** @throws ApiError `validation_failed` with `details.agreements` if the versions are not the current ones */
export const giveConsent = async (transport: Transport, agreements: Agreements, options?: Options): Promise<Consents> =>
  (await transport.call(accountEndpoints.giveConsent, { body: agreements }, options)).data;

/** All data that the service stores about the user, by domain. */
export const exportData = async (transport: Transport, options?: Options): Promise<DataExport> =>
  (await transport.call(accountEndpoints.exportData, {}, options)).data;

/** Deletes the account in seven days; returns the time. @throws ApiError `credentials_invalid`, `captcha_invalid` */
export const requestDeletion = async (transport: Transport, proof: Proof, options?: Options): Promise<string> =>
  (await transport.call(accountEndpoints.requestDeletion, { body: proof }, options)).data.delete_at;

export const listAddresses = async (transport: Transport, options?: Options): Promise<Address[]> =>
  (await transport.call(addressEndpoints.listAddresses, {}, options)).data;

/** @throws ApiError `transition_refused` with `details.limit` for the 21st */
export const addAddress = async (transport: Transport, input: AddressInput, options?: Options): Promise<Address> =>
  (await transport.call(addressEndpoints.addAddress, { body: input }, options)).data;

export const editAddress = async (
  transport: Transport,
  id: string,
  input: AddressInput,
  options?: Options,
): Promise<Address> =>
  (await transport.call(addressEndpoints.editAddress, { body: { ...input, address_id: id } }, options)).data;

/** Makes an address the default one, or deletes it; returns the remaining ones. */
export const setAddressStatus = async (
  transport: Transport,
  id: string,
  status: 'default' | 'deleted',
  options?: Options,
): Promise<Address[]> =>
  (await transport.call(addressEndpoints.setAddressStatus, { body: { address_id: id, status } }, options)).data;

/** @throws ApiError `not_found` for a user without an enterprise */
export const getEnterprise = async (transport: Transport, options?: Options): Promise<Enterprise> =>
  (await transport.call(enterpriseEndpoints.getEnterprise, {}, options)).data;

/** @throws ApiError `conflict` if the credit code is already registered */
export const addEnterprise = async (
  transport: Transport,
  input: EnterpriseInput,
  options?: Options,
): Promise<Enterprise> => (await transport.call(enterpriseEndpoints.addEnterprise, { body: input }, options)).data;

/** @throws ApiError `forbidden` unless the user is its owner */
export const editEnterprise = async (
  transport: Transport,
  input: EnterpriseInput,
  options?: Options,
): Promise<Enterprise> => (await transport.call(enterpriseEndpoints.editEnterprise, { body: input }, options)).data;

export const listEmployments = async (transport: Transport, options?: Options): Promise<Employment[]> =>
  (await transport.call(enterpriseEndpoints.listEmployments, {}, options)).data;

/** A login for another enterprise of the user. @throws ApiError `forbidden` if the user is not a member */
export const staffToken = async (transport: Transport, enterpriseId: string, options?: Options): Promise<LoginData> =>
  (await transport.call(enterpriseEndpoints.staffToken, { query: { enterprise_id: enterpriseId } }, options)).data;

export const listMembers = async (transport: Transport, options?: Options): Promise<Member[]> =>
  (await transport.call(enterpriseEndpoints.listMembers, {}, options)).data;

/** An invitation code, valid for one person and seven days. */
export const invite = async (transport: Transport, options?: Options): Promise<Invitation> =>
  (await transport.call(enterpriseEndpoints.invite, {}, options)).data;

/** @throws ApiError `captcha_invalid`, `account_locked` */
export const join = async (transport: Transport, code: string, options?: Options): Promise<Employment> =>
  (await transport.call(enterpriseEndpoints.join, { body: { code } }, options)).data;

/** Returns the remaining members. */
export const removeMember = async (transport: Transport, userId: string, options?: Options): Promise<Member[]> =>
  (await transport.call(enterpriseEndpoints.removeMember, { body: { user_id: userId } }, options)).data;
