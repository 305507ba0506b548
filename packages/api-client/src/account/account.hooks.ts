'use client';
import { useCallback } from 'react';
import type { UserInfo } from '../auth/auth.contract.ts';
import { useBegin } from '../auth/auth.hooks.ts';
import type { Endpoint } from '../contract/contract.ts';
import { useApi } from '../react/api-context.ts';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useRefresh } from '../react/use-refresh.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { AnswerOf, InputOf } from '../transport/endpoint-types.ts';
import { exportData, staffToken } from './account.client.ts';
import type { AccountSession, Consents, DataExport, UserRights } from './account.contract.ts';
import { accountEndpoints, addressEndpoints, enterpriseEndpoints } from './account.endpoints.gen.ts';
import type { Address } from './address.contract.ts';
import type { Employment, Enterprise, Invitation, Member } from './enterprise.contract.ts';

type DataOf<E extends Endpoint> = AnswerOf<E> extends { data: infer T } ? T : never;
const dataOf = <T>({ data }: { data: T }): T => data;

/** Data of a read. Sends no request while `enabled` is false. */
const useData = <E extends Endpoint>(endpoint: E, enabled = true): Read<DataOf<E>> =>
  mapRead(useRead(endpoint, enabled ? ({} as InputOf<E>) : null), (answer) => (answer as { data: DataOf<E> }).data);

/** A quiet write of a form. Afterwards the changed endpoints are revalidated, also if the form is unmounted by then. */
const useChange = <E extends Endpoint>(endpoint: E, changes: readonly Endpoint[], then?: () => Promise<void>) => {
  const refresh = useRefresh();
  const pick = (answer: AnswerOf<E>) => {
    void refresh(...changes);
    // A failure is ignored: the next page requests it again.
    then?.().catch(() => undefined);
    return (answer as { data: DataOf<E> }).data;
  };
  return useWrite(endpoint, pick, { quiet: true });
};

/** Requests the user again after a change of the user or the enterprise, and stores the answer for all tabs. */
const useRenewUser = () => {
  const { transport, session } = useApi();
  return useCallback(async () => {
    const { userInfo } = await import('../auth/auth.client.ts');
    session?.setUser(await userInfo(transport));
  }, [transport, session]);
};

/** Stores the user that the service returns after an edit. */
export const useEditUser = (): Writer<InputOf<typeof accountEndpoints.editUser>, UserInfo> => {
  const { session } = useApi();
  return useWrite(
    accountEndpoints.editUser,
    ({ data }) => {
      session?.setUser(data);
      return data;
    },
    { quiet: true },
  );
};

/** User type and rights. */
export const useRights = (): Read<UserRights> => useData(accountEndpoints.rights);

export const useSessions = (): Read<AccountSession[]> => useData(accountEndpoints.listSessions);
/** `send({ body: { session_id } })` */
export const useEndSession = (): Writer<InputOf<typeof accountEndpoints.endSession>, AccountSession[]> =>
  useChange(accountEndpoints.endSession, [accountEndpoints.listSessions]);
export const useEndOtherSessions = (): Writer<InputOf<typeof accountEndpoints.endOtherSessions>, AccountSession[]> =>
  useChange(accountEndpoints.endOtherSessions, [accountEndpoints.listSessions]);

export const useConsents = (): Read<Consents> => useData(accountEndpoints.consents);
export const useGiveConsent = (): Writer<InputOf<typeof accountEndpoints.giveConsent>, Consents> =>
  useChange(accountEndpoints.giveConsent, [accountEndpoints.consents]);

/** Requests all data that the service stores about the user. Not cached. */
export const useExportData = (): (() => Promise<DataExport>) => {
  const { transport } = useApi();
  return useCallback(() => exportData(transport), [transport]);
};

/** Deletes the account in seven days; the session ends with it. `send({ body: { password } })` or `{ sms_code }`. */
export const useRequestDeletion = (): Writer<InputOf<typeof accountEndpoints.requestDeletion>, string> => {
  const { session } = useApi();
  return useWrite(
    accountEndpoints.requestDeletion,
    ({ data }) => {
      session?.end('logout');
      return data.delete_at;
    },
    { quiet: true },
  );
};

/** The default one first, then the newest. */
export const useAddresses = (): Read<Address[]> => useData(addressEndpoints.listAddresses);
export const useAddAddress = (): Writer<InputOf<typeof addressEndpoints.addAddress>, Address> =>
  useChange(addressEndpoints.addAddress, [addressEndpoints.listAddresses]);
export const useEditAddress = (): Writer<InputOf<typeof addressEndpoints.editAddress>, Address> =>
  useChange(addressEndpoints.editAddress, [addressEndpoints.listAddresses]);
/** `send({ body: { address_id, status } })`, `default` or `deleted`. */
export const useSetAddressStatus = (): Writer<InputOf<typeof addressEndpoints.setAddressStatus>, Address[]> =>
  useChange(addressEndpoints.setAddressStatus, [addressEndpoints.listAddresses]);

const OF_ENTERPRISE = [
  enterpriseEndpoints.getEnterprise,
  enterpriseEndpoints.listEmployments,
  enterpriseEndpoints.listMembers,
  accountEndpoints.rights,
];

/** A write after which the user may act for another enterprise, or its name has changed. */
const useEnterpriseChange = <E extends Endpoint>(endpoint: E) => useChange(endpoint, OF_ENTERPRISE, useRenewUser());

/** The enterprise of the session. Only for a user with one; `useSession` says so. */
export const useEnterprise = (enabled = true): Read<Enterprise> => useData(enterpriseEndpoints.getEnterprise, enabled);
export const useAddEnterprise = (): Writer<InputOf<typeof enterpriseEndpoints.addEnterprise>, Enterprise> =>
  useEnterpriseChange(enterpriseEndpoints.addEnterprise);
export const useEditEnterprise = (): Writer<InputOf<typeof enterpriseEndpoints.editEnterprise>, Enterprise> =>
  useEnterpriseChange(enterpriseEndpoints.editEnterprise);

/** The enterprises that the user may act for, the current one first. */
export const useEmployments = (): Read<Employment[]> => useData(enterpriseEndpoints.listEmployments);

/** Switches to another enterprise: stores its token and revalidates what depends on it. @throws ApiError */
export const useSwitchEnterprise = (): ((enterpriseId: string) => Promise<void>) => {
  const { transport } = useApi();
  const begin = useBegin();
  const refresh = useRefresh();
  return useCallback(
    async (enterpriseId: string) => {
      begin(await staffToken(transport, enterpriseId));
      await refresh(...OF_ENTERPRISE);
    },
    [transport, begin, refresh],
  );
};

export const useMembers = (): Read<Member[]> => useData(enterpriseEndpoints.listMembers);
/** An invitation code for one person; in `done`. */
export const useInvite = (): Writer<InputOf<typeof enterpriseEndpoints.invite>, Invitation> =>
  useWrite(enterpriseEndpoints.invite, dataOf, { quiet: true });
/** `send({ body: { code } })` */
export const useJoin = (): Writer<InputOf<typeof enterpriseEndpoints.join>, Employment> =>
  useEnterpriseChange(enterpriseEndpoints.join);
/** `send({ body: { user_id } })`: a member of the own enterprise, or the user. */
export const useRemoveMember = (): Writer<InputOf<typeof enterpriseEndpoints.removeMember>, Member[]> =>
  useEnterpriseChange(enterpriseEndpoints.removeMember);
