import { policyDeclaration } from '@zonekit/api-client/lifecycle/policy-declaration';
import type { DeclarationSummary } from '@zonekit/api-client/policy/contract';
import { useSubscribe, useSubscriptions } from '@zonekit/api-client/policy/hooks';
import { Button } from '@zonekit/ui/button';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { Pagination } from '@zonekit/ui/pagination';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../../shared/form/form.css.ts';
import { StateChip } from '../../shared/state-chip.tsx';
import { Loaded } from '../../shared/user-centre/user-centre-page.tsx';
import { Feeds } from './feeds.tsx';

const PAGE_SIZE = 10;
const CALLS = '/policy/policyDeclaration?status=open&status=closing';

/** The calls that I follow, the nearest deadline first, and the private addresses under which programs read them. */
export function Subscriptions({ page }: { page: number }) {
  const t = useWords('policyApplications');
  const centreWords = useWords('userCentre');
  const read = useSubscriptions({ page_index: page, page_size: PAGE_SIZE });
  return (
    <>
      <section className={css.section} aria-labelledby="followed">
        <h2 id="followed">{t('followed.title')}</h2>
        <Loaded read={read}>
          {({ data, page: { total } }) =>
            total === 0 ? (
              <EmptyState
                title={t('followed.empty')}
                action={
                  <Button asChild>
                    <Link href={CALLS}>{t('toCalls')}</Link>
                  </Button>
                }
              >
                {t('followed.emptyHint')}
              </EmptyState>
            ) : (
              <>
                <ul className={css.list}>
                  {data.map((call) => (
                    <Followed key={call.id} call={call} />
                  ))}
                </ul>
                <Pagination
                  page={page}
                  pageCount={Math.ceil(total / PAGE_SIZE)}
                  hrefFor={(number) => `?tab=subscriptions&page=${number}`}
                  label={t('followed.pages')}
                  previous={centreWords('previous')}
                  next={centreWords('next')}
                  pageLabel={(number) => centreWords('page', { page: String(number) })}
                />
              </>
            )
          }
        </Loaded>
      </section>
      <Feeds />
    </>
  );
}

function Followed({ call: { id, title, status, closes_at } }: { call: DeclarationSummary }) {
  const t = useWords('policyApplications');
  const { state, send } = useSubscribe();
  return (
    <li className={css.row}>
      <div>
        <div className={css.name}>
          <b>
            <Link href={`/policy/policyDeclaration/${id}`}>{title}</Link>
          </b>
          <StateChip of={policyDeclaration} state={status} />
        </div>
        <p>
          {t('closes')} <Time value={closes_at} format="datetime" />
        </p>
      </div>
      <Button
        size="sm"
        kind="quiet"
        loading={state.status === 'sending'}
        aria-label={t('followed.endOf', { title })}
        onClick={() => void send({ body: { declaration_id: id, subscribed: false } })}
      >
        {t('followed.end')}
      </Button>
    </li>
  );
}
