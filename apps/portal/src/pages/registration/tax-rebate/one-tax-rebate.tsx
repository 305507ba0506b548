import { useSession } from '@zonekit/api-client/react';
import { useTaxRebate } from '@zonekit/api-client/registration/tax-rebate/hooks';
import { lazy } from 'react';
import { LoadedAlone } from '../../shared/user-centre/user-centre-page.tsx';
import { TaxRebateDetail } from './tax-rebate-detail.tsx';

const TaxRebateForm = lazy(async () => ({ default: (await import('./form/tax-rebate-form.tsx')).TaxRebateForm }));

interface OneTaxRebateProps {
  id: string;
  edit: boolean;
  /** Of the document that is open. */
  fileId: string | undefined;
}

/** A tax rebate of my enterprise, or the form to correct it. */
export function OneTaxRebate({ id, edit, fileId }: OneTaxRebateProps) {
  const { user } = useSession();
  const read = useTaxRebate(id);
  return (
    <LoadedAlone read={read}>
      {(rebate) =>
        edit && user && rebate.allowed.includes('submitted') ? (
          <TaxRebateForm key={rebate.id} user={user} rebate={rebate} onReload={read.reload} />
        ) : (
          <TaxRebateDetail rebate={rebate} fileId={fileId} />
        )
      }
    </LoadedAlone>
  );
}
