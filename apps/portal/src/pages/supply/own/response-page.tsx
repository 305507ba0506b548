import { demandResponse as life } from '@zonekit/api-client/lifecycle/demand-response';
import type { DemandResponse } from '@zonekit/api-client/supply/response/contract';
import { useResponse } from '@zonekit/api-client/supply/response/hooks';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { RecordClock } from '../../shared/record/record-clock.tsx';
import { RecordHistory } from '../../shared/record/record-history.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import { Loaded, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { demandPath, UNVEILING } from '../paths.ts';
import { Reasons } from '../reasons.tsx';
import * as css from '../supply.css.ts';

/** One of my responses: its answer, and whom to call once it was accepted. */
export function ResponsePage({ id }: { id: string }) {
  const t = useWords('supplyOwn');
  const read = useResponse(id);
  const response = read.status === 'ready' ? read.data : undefined;
  const list = { label: t('unveiling.title'), href: UNVEILING };
  return (
    <UserCentrePage title={response?.demand.title ?? t('response')} above={[list]}>
      <Loaded read={read} list={list}>
        {(loaded) => <Content response={loaded} />}
      </Loaded>
    </UserCentrePage>
  );
}

function Content({ response }: { response: DemandResponse }) {
  const t = useWords('supplyOwn');
  const locale = useLocale();
  const { number, status, demand, contact, price, term_months, proposal, reasons, events } = response;
  const isPublic = demand.status !== 'withdrawn';
  return (
    <>
      <p className={css.line}>
        <StateChip of={life} state={status} /> <span>{t('oneResponse', { number })}</span>
        {isPublic && <Link href={demandPath(demand.id)}>{t('seeInHall')}</Link>}
      </p>
      <DescriptionList
        className={css.description}
        items={[
          { label: t('publisher'), value: <span lang={demand.lang}>{demand.publisher}</span> },
          {
            label: t('contact'),
            value: contact ? (
              <>
                {contact.person} <a href={`tel:${contact.phone}`}>{contact.phone}</a>
              </>
            ) : (
              t(status === 'declined' ? 'contactDeclined' : 'contactHidden')
            ),
          },
          { label: t('price'), value: price ? <Money fen={price.amount} locale={locale} /> : t('open') },
          { label: t('term'), value: t('months', { count: term_months }) },
          { label: t('proposal'), value: proposal },
        ]}
      />
      {reasons.length > 0 && <Reasons reasons={reasons} />}
      <section className={css.block} aria-labelledby="clock">
        <h2 id="clock">{t('clock')}</h2>
        <RecordClock of={life} events={events} planned={status === 'sent' ? ['accepted'] : []} />
      </section>
      <RecordHistory title={t('history')} of={life} events={events} />
    </>
  );
}
