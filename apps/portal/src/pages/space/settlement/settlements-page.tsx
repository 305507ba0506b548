import { useSettlement } from '@zonekit/api-client/space/settlement/hooks';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { lazy } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { LoadedAlone, OpenedAlone, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { NEW, settlementHref } from './settlement-address.ts';
import { SettlementList } from './settlement-list.tsx';

// The list is opened most often; the form alone weighs more than it.
const SettlementEditor = lazy(async () => ({
  default: (await import('./form/settlement-editor.tsx')).SettlementEditor,
}));
const SettlementDetail = lazy(async () => ({ default: (await import('./settlement-detail.tsx')).SettlementDetail }));

export interface SettlementsPageProps {
  /** Of an application, or `new`; absent for the list. */
  id: string | undefined;
  /** As the address says it. */
  search: Partial<Record<'status' | 'page' | 'file' | 'edit' | 'contract', string>>;
}

/** My settlement applications, one of them, or the form of one. Source: pages.md, space/settlement. */
export function SettlementsPage({ id, search: { file, edit, contract = '', ...params } }: SettlementsPageProps) {
  const t = useWords('spaceSettlement');
  if (id !== undefined) {
    return (
      <OpenedAlone>
        {id === NEW ? (
          <SettlementEditor settlement={null} contractId={contract} onReload={() => {}} />
        ) : (
          <OneSettlement id={id} edit={edit !== undefined} fileId={file} />
        )}
      </OpenedAlone>
    );
  }
  return (
    <UserCentrePage
      title={t('title')}
      action={
        <Button asChild kind="primary">
          <Link href={settlementHref(NEW)}>{t('apply')}</Link>
        </Button>
      }
    >
      <SettlementList params={params} />
    </UserCentrePage>
  );
}

function OneSettlement({ id, edit, fileId }: { id: string; edit: boolean; fileId: string | undefined }) {
  const read = useSettlement(id);
  return (
    <LoadedAlone read={read}>
      {(settlement) =>
        edit && settlement.allowed.includes('submitted') ? (
          <SettlementEditor settlement={settlement} contractId="" onReload={read.reload} />
        ) : (
          <SettlementDetail settlement={settlement} fileId={fileId} />
        )
      }
    </LoadedAlone>
  );
}
