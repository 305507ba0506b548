import { callTransfer } from './calls.transfer.ts';
import { categoryTransfer, departmentTransfer, tagTransfer } from './catalogue.transfer.ts';
import { policyTransfer } from './policies.transfer.ts';

/** In the order in which an empty zone takes them: each names only what stands before it. */
export const policyTransfers = [departmentTransfer, categoryTransfer, tagTransfer, policyTransfer, callTransfer];
