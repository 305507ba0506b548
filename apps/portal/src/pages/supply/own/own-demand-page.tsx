import { demand as life } from '@zonekit/api-client/lifecycle/demand';
import type { OwnDemand } from '@zonekit/api-client/supply/demand/contract';
import { useDemand } from '@zonekit/api-client/supply/demand/hooks';
import { PUBLIC_DEMAND_STATES } from '@zonekit/api-client/supply/demand/lists';
import { useDemandResponses } from '@zonekit/api-client/supply/response/hooks';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { Time } from '@zonekit/ui/time';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { RecordHistory } from '../../shared/record/record-history.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import { Loaded, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { demandPath, RELEASED } from '../paths.ts';
import * as css from '../supply.css.ts';
import { DemandActions } from './demand-actions.tsx';
import { ReceivedResponse } from './received-response.tsx';

/** One of my demands, and the responses to answer. */
export function OwnDemandPage({ id }: { id: string }) {
  const t = useWords('supplyOwn');
  const read = useDemand(id);
  const demand = read.status === 'ready' ? read.data : undefined;
  const list = { label: t('released.title'), href: RELEASED };
  return (
    <UserCentrePage
      title={demand?.title ?? t('demand')}
      above={[list]}
      action={demand && <DemandActions demand={demand} />}
    >
      <Loaded read={read} list={list}>
        {(loaded) => <Content demand={loaded} />}
      </Loaded>
    </UserCentrePage>
  );
}

function Content({ demand }: { demand: OwnDemand }) {
  const t = useWords('supplyOwn');
  const area = useWords('supply');
  const locale = useLocale();
  const { id, number, status, events, field, budget, deadline, delivery, term_months, problem, payments } = demand;
  const isPublic = PUBLIC_DEMAND_STATES.some((state) => state === status);
  return (
    <>
      <p className={css.line}>
        <StateChip of={life} state={status} /> <span>{t('one', { number })}</span>
        {isPublic && (
          <Link kind="text" href={demandPath(id)}>
            {t('seeInHall')}
          </Link>
        )}
      </p>
      <p className={css.problem}>{problem}</p>
      <DescriptionList
        className={css.description}
        items={[
          { label: t('facts.field'), value: area(`fields.${field}`) },
          { label: t('facts.budget'), value: budget ? <Money fen={budget.amount} locale={locale} /> : t('open') },
          { label: t('facts.deadline'), value: <Time value={deadline} /> },
          { label: t('facts.delivery'), value: delivery },
          { label: t('facts.term'), value: t('months', { count: term_months }) },
          ...(payments.length > 0
            ? [
                {
                  label: t('facts.payments'),
                  value: payments.map(({ share, name }) => `${share}% ${name}`).join(' · '),
                },
              ]
            : []),
          { label: t('facts.contact'), value: `${demand.contact_person} ${demand.contact_phone}` },
        ]}
      />
      <Received id={id} />
      <RecordHistory title={t('history')} of={life} events={events} />
    </>
  );
}

function Received({ id }: { id: string }) {
  const t = useWords('supplyOwn');
  return (
    <section className={css.block} aria-labelledby="received">
      <h2 id="received">{t('received')}</h2>
      <Loaded read={useDemandResponses(id)}>
        {(responses) =>
          responses.length === 0 ? (
            <p className={css.muted}>{t('noneReceived')}</p>
          ) : (
            <ol className={css.lines}>
              {responses.map((response) => (
                <ReceivedResponse key={response.id} response={response} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  );
}
