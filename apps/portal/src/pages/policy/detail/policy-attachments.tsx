import type { Attachment } from '@zonekit/api-client/file/contract';
import { policyEndpoints } from '@zonekit/api-client/policy/endpoints';
import { useWords } from '../../../platform/words/use-words.ts';
import { Attachments, OpenFile } from '../../shared/attachments/attachments.tsx';

const HOLDERS = [policyEndpoints.getDeclaration, policyEndpoints.getPolicy];

/** Attachments of a policy document or a declaration. */
export function PolicyAttachments({ files }: { files: readonly Attachment[] }) {
  const t = useWords('policyDetail');
  return <Attachments files={files} applyFailed={t('applyFailed')} />;
}

/** The attachment that the address names, over the page. */
export function OpenPolicyFile(props: { files: readonly Attachment[]; fileId: string | undefined }) {
  return <OpenFile {...props} holders={HOLDERS} />;
}
