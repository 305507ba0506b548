import { grantTransfer, opinionTransfer, publicationTransfer } from '../publication/publication.transfer.ts';
import { collectionTransfer, illustrationTransfer } from '../reading/reading.transfer.ts';
import { versionTransfer } from '../version/version.transfer.ts';
import { callTransfer } from './calls.transfer.ts';
import { categoryTransfer, departmentTransfer, tagTransfer } from './catalogue.transfer.ts';
import { policyTransfer } from './policies.transfer.ts';

/** In the order in which an empty zone takes them: each names only what stands before it. */
export const policyTransfers = [
  departmentTransfer,
  categoryTransfer,
  tagTransfer,
  policyTransfer,
  versionTransfer,
  callTransfer,
  publicationTransfer,
  grantTransfer,
  opinionTransfer,
  collectionTransfer,
  illustrationTransfer,
];
