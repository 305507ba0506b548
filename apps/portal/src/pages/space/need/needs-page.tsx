import { lazy } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { Opened, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { NEEDS } from './need-address.ts';
import { NeedsList } from './needs-list.tsx';

const NeedPage = lazy(async () => ({ default: (await import('./need-page.tsx')).NeedPage }));
const OwnNeedForm = lazy(async () => ({ default: (await import('./need-form.tsx')).OwnNeedForm }));

/** Parameters of the address, not validated. */
export type NeedParams = Partial<Record<'status' | 'page' | 'tab' | 'need', string>>;

/** My space needs, one of them with its matches, or the form of a new one. */
export function NeedsPage({ params }: { params: NeedParams }) {
  const t = useWords('spaceNeeds');
  if (params.need) {
    return (
      <Opened>
        <NeedPage id={params.need} />
      </Opened>
    );
  }
  if (params.tab === 'form') {
    return (
      <UserCentrePage title={t('form')} above={[{ label: t('title'), href: NEEDS }]}>
        <Opened>
          <OwnNeedForm />
        </Opened>
      </UserCentrePage>
    );
  }
  return <NeedsList params={params} />;
}
