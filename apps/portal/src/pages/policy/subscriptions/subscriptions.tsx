import { policyDeclaration } from '@zonekit/api-client/lifecycle/policy-declaration';
import type { DeclarationSummary } from '@zonekit/api-client/policy/contract';
import {
  useRecommendedDeclarations,
  useSaveSubscriptions,
  useSubscribe,
  useSubscriptions,
} from '@zonekit/api-client/policy/hooks';
import { Button } from '@zonekit/ui/button';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { Pagination } from '@zonekit/ui/pagination';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../../shared/form/form.css.ts';
import { StateChip } from '../../shared/state-chip.tsx';
import { Loaded } from '../../shared/user-centre/loaded.tsx';
import { OwnListFiles } from '../../shared/user-centre/own-list-files.tsx';
import { DeadlineCalendar } from './deadline-calendar.tsx';
import { Feeds } from './feeds.tsx';

const PAGE_SIZE = 10;
const CALLS = '/policy/policyDeclaration?status=open&status=closing';

/** The calls that I follow, in a calendar and the nearest deadline first, and the private addresses under which programs read them. */
export function Subscriptions({ page, month }: { page: number; month: string | undefined }) {
  const t = useWords('policyApplications');
  const centreWords = useWords('userCentre');
  const read = useSubscriptions({ page_index: page, page_size: PAGE_SIZE });
  const { state, save } = useSaveSubscriptions();
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
                <OwnListFiles state={state} csv={() => void save('csv', {})} ics={() => void save('ics', {})} />
                <DeadlineCalendar month={month} />
                <ul className={css.list}>
                  {data.map((call) => (
                    <Call key={call.id} call={call} followed />
                  ))}
                </ul>
                <Pagination
                  page={page}
                  pageCount={Math.ceil(total / PAGE_SIZE)}
                  hrefFor={(number) => `?tab=subscriptions${month ? `&month=${month}` : ''}&page=${number}`}
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
      {read.status === 'ready' && read.data.page.total === 0 && <Suggestions />}
    </>
  );
}

/** Calls to begin with: those that fit the profile, or close next. */
function Suggestions() {
  const t = useWords('policyApplications');
  const read = useRecommendedDeclarations();
  if (read.status !== 'ready' || read.data.declarations.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="suggested">
      <h2 id="suggested">{t(`followed.suggested.${read.data.basis}`)}</h2>
      <ul className={css.list}>
        {read.data.declarations.map((call) => (
          <Call key={call.id} call={call} followed={false} />
        ))}
      </ul>
    </section>
  );
}

function Call({
  call: { id, title, lang, status, closes_at },
  followed,
}: {
  call: DeclarationSummary;
  followed: boolean;
}) {
  const t = useWords('policyApplications');
  const { state, send } = useSubscribe();
  return (
    <li className={css.row}>
      <div>
        <div className={css.name}>
          <b>
            <Link href={`/policy/policyDeclaration/${id}`} lang={lang}>
              {title}
            </Link>
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
        aria-label={t(followed ? 'followed.endOf' : 'followed.beginOf', { title })}
        onClick={() => void send({ body: { declaration_id: id, subscribed: !followed } })}
      >
        {t(followed ? 'followed.end' : 'followed.begin')}
      </Button>
    </li>
  );
}
