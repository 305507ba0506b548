import { useInvoiceApplication } from '@zonekit/api-client/registration/invoice/hooks';
import { lazy } from 'react';
import { LoadedAlone } from '../../shared/user-centre/user-centre-page.tsx';
import { InvoiceDetail } from './invoice-detail.tsx';

const InvoiceEditor = lazy(async () => ({ default: (await import('./form/invoice-editor.tsx')).InvoiceEditor }));

interface OneInvoiceProps {
  id: string;
  edit: boolean;
  /** Of the document that is open. */
  fileId: string | undefined;
}

/** An invoice application of my enterprise, or the form to correct it. */
export function OneInvoice({ id, edit, fileId }: OneInvoiceProps) {
  const read = useInvoiceApplication(id);
  return (
    <LoadedAlone read={read}>
      {(application) =>
        edit && application.allowed.includes('submitted') ? (
          <InvoiceEditor application={application} onReload={read.reload} />
        ) : (
          <InvoiceDetail application={application} fileId={fileId} />
        )
      }
    </LoadedAlone>
  );
}
