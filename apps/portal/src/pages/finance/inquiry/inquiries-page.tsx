import { lazy } from 'react';
import { Opened } from '../../shared/user-centre/loaded.tsx';
import { InquiryList, type InquiryParams } from './inquiry-list.tsx';

const InquiryPage = lazy(async () => ({ default: (await import('./inquiry-page.tsx')).InquiryPage }));

/** My finance inquiries, or one of them with its answer. */
export function InquiriesPage({ params }: { params: InquiryParams }) {
  if (params.inquiry === undefined) return <InquiryList params={params} />;
  return (
    <Opened>
      <InquiryPage id={params.inquiry} />
    </Opened>
  );
}
