'use client';
import { useEffect } from 'react';
import { mapRead, type Read } from '../react/read.ts';
import { useRead } from '../react/use-read.ts';
import { useRefresh } from '../react/use-refresh.ts';
import { useWrite, type Writer } from '../react/use-write.ts';
import type { InputOf } from '../transport/endpoint-types.ts';
import type { PolicyOrg } from './policy-org.contract.ts';
import { policyOrgEndpoints } from './policy-org.endpoints.gen.ts';

const dataOf = <T>({ data }: { data: T }): T => data;

/** Departments that issue policies. */
export const usePolicyOrgs = (): Read<PolicyOrg[]> => mapRead(useRead(policyOrgEndpoints.listPolicyOrgs, {}), dataOf);

/** Null: no request. */
export const usePolicyOrg = (id: string | null): Read<PolicyOrg> =>
  mapRead(useRead(policyOrgEndpoints.getPolicyOrg, id === null ? null : { params: { department_id: id } }), dataOf);

/** An operator replaces how a department can be reached. `send({ params: { department_id }, body })`. */
export const useEditPolicyOrg = (): Writer<InputOf<typeof policyOrgEndpoints.editPolicyOrg>, PolicyOrg> => {
  const writer = useWrite(policyOrgEndpoints.editPolicyOrg, dataOf);
  const refresh = useRefresh();
  const { status } = writer.state;
  useEffect(() => {
    if (status === 'done') void refresh(policyOrgEndpoints.listPolicyOrgs, policyOrgEndpoints.getPolicyOrg);
  }, [status, refresh]);
  return writer;
};
