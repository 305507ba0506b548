import { useEnterprise } from '@zonekit/api-client/account/hooks';
import { useSession } from '@zonekit/api-client/react';
import type { InvoiceApplication } from '@zonekit/api-client/registration/invoice/contract';
import { useInvoiceSources } from '@zonekit/api-client/registration/invoice/hooks';
import { LoadedAlone } from '../../../shared/user-centre/loaded.tsx';
import { InvoiceApplicationForm } from './invoice-form.tsx';

export interface InvoiceEditorProps {
  /** Null for a new one. */
  application: InvoiceApplication | null;
  /** Reads the application anew. */
  onReload: () => void;
}

/** The form of an application, with the orders and contracts that can be invoiced. */
export function InvoiceEditor({ application, onReload }: InvoiceEditorProps) {
  const { user } = useSession();
  const enterprise = useEnterprise();
  const read = useInvoiceSources();
  return (
    <LoadedAlone read={enterprise}>
      {(own) => (
        <LoadedAlone read={read}>
          {(sources) =>
            user && (
              <InvoiceApplicationForm
                key={`${user.user_id} ${application?.id ?? ''}`}
                {...{ user, application, sources, onReload, creditCode: own?.credit_code ?? '' }}
              />
            )
          }
        </LoadedAlone>
      )}
    </LoadedAlone>
  );
}
