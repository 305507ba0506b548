import { lazy } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { Opened, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { RELEASED } from '../paths.ts';
import { DemandList } from './demand-list.tsx';

const OwnDemandPage = lazy(async () => ({ default: (await import('./own-demand-page.tsx')).OwnDemandPage }));
const DemandEditor = lazy(async () => ({ default: (await import('./demand-editor.tsx')).DemandEditor }));

/** Parameters of the address, not validated. */
export type ReleasedParams = Partial<Record<'status' | 'page' | 'tab' | 'demand', string>>;

/** My demands, one of them with its responses, or the form of a new one. */
export function ReleasedPage({ params: { demand, tab, ...params } }: { params: ReleasedParams }) {
  const t = useWords('supplyOwn');
  if (tab === 'form') {
    return (
      <UserCentrePage title={t('form.title')} above={[{ label: t('released.title'), href: RELEASED }]}>
        <Opened>
          <DemandEditor id={demand ?? null} />
        </Opened>
      </UserCentrePage>
    );
  }
  if (demand) {
    return (
      <Opened>
        <OwnDemandPage id={demand} />
      </Opened>
    );
  }
  return <DemandList params={params} />;
}
