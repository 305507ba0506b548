import { lazy } from 'react';
import { Opened } from '../../shared/user-centre/user-centre-page.tsx';
import { ResponseList } from './response-list.tsx';

const ResponsePage = lazy(async () => ({ default: (await import('./response-page.tsx')).ResponsePage }));

/** Parameters of the address, not validated. */
export type UnveilingParams = Partial<Record<'status' | 'page' | 'response', string>>;

/** My responses, or one of them. */
export function UnveilingPage({ params: { response, ...params } }: { params: UnveilingParams }) {
  if (!response) return <ResponseList params={params} />;
  return (
    <Opened>
      <ResponsePage id={response} />
    </Opened>
  );
}
