import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { lazy } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { OpenedAlone, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { invoicePages, NEW } from '../claim-address.ts';
import { ClaimTabs } from '../claim-tabs.tsx';
import { InvoiceList } from './invoice-list.tsx';

// The list is opened most often; the form alone weighs more than it.
const InvoiceEditor = lazy(async () => ({ default: (await import('./form/invoice-editor.tsx')).InvoiceEditor }));
const OneInvoice = lazy(async () => ({ default: (await import('./one-invoice.tsx')).OneInvoice }));

export interface InvoicesPageProps {
  /** Of an application, or `new`; absent for the list. */
  id: string | undefined;
  /** As the address says it. */
  search: Partial<Record<'status' | 'page' | 'file' | 'edit', string>>;
}

/** My enterprise's invoice applications, one of them, or the form of one. */
export function InvoicesPage({ id, search: { file, edit, ...params } }: InvoicesPageProps) {
  const t = useWords('registrationInvoice');
  if (id !== undefined) {
    return (
      <OpenedAlone>
        {id === NEW ? (
          <InvoiceEditor application={null} onReload={() => {}} />
        ) : (
          <OneInvoice id={id} edit={edit !== undefined} fileId={file} />
        )}
      </OpenedAlone>
    );
  }
  return (
    <UserCentrePage
      title={t('title')}
      action={
        <Button asChild kind="primary">
          <Link href={invoicePages.href(NEW)}>{t('apply')}</Link>
        </Button>
      }
    >
      <ClaimTabs label={t('tabs')} invoices={t('title')} rebates={t('rebates')} current="invoices" />
      <InvoiceList params={params} />
    </UserCentrePage>
  );
}
