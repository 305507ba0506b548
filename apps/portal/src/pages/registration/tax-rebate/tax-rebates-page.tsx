import { useSession } from '@zonekit/api-client/react';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { lazy } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { OpenedAlone, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { NEW, taxRebatePages } from '../claim-address.ts';
import { ClaimTabs } from '../claim-tabs.tsx';
import { TaxRebateList } from './tax-rebate-list.tsx';

// The list is opened most often; the form alone weighs more than it.
const TaxRebateForm = lazy(async () => ({ default: (await import('./form/tax-rebate-form.tsx')).TaxRebateForm }));
const OneTaxRebate = lazy(async () => ({ default: (await import('./one-tax-rebate.tsx')).OneTaxRebate }));

export interface TaxRebatesPageProps {
  /** Of an application, or `new`; absent for the list. */
  id: string | undefined;
  /** As the address says it. */
  search: Partial<Record<'status' | 'page' | 'file' | 'edit', string>>;
}

/** My enterprise's tax rebates, one of them, or the form of one. */
export function TaxRebatesPage({ id, search: { file, edit, ...params } }: TaxRebatesPageProps) {
  const t = useWords('registrationTaxRebate');
  if (id !== undefined) {
    return (
      <OpenedAlone>
        {id === NEW ? <NewTaxRebate /> : <OneTaxRebate id={id} edit={edit !== undefined} fileId={file} />}
      </OpenedAlone>
    );
  }
  return (
    <UserCentrePage
      title={t('title')}
      action={
        <Button asChild kind="primary">
          <Link href={taxRebatePages.href(NEW)}>{t('apply')}</Link>
        </Button>
      }
    >
      <ClaimTabs label={t('tabs')} invoices={t('invoices')} rebates={t('title')} current="rebates" />
      <TaxRebateList params={params} />
    </UserCentrePage>
  );
}

function NewTaxRebate() {
  const { user } = useSession();
  return user && <TaxRebateForm key={user.user_id} user={user} rebate={null} onReload={() => {}} />;
}
