import { useRouter } from '@tanstack/react-router';
import type { EventDetail } from '@zonekit/api-client/event/contract';
import { eventEndpoints } from '@zonekit/api-client/event/endpoints';
import { useEventState } from '@zonekit/api-client/event/hooks';
import { fileUrl } from '@zonekit/api-client/file/client';
import { event as lifecycle } from '@zonekit/api-client/lifecycle/event';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { Facts } from '@zonekit/ui/facts';
import { Link } from '@zonekit/ui/link';
import { Prose } from '@zonekit/ui/prose';
import { SectionHead } from '@zonekit/ui/section-head';
import { Tag } from '@zonekit/ui/tag';
import { Time } from '@zonekit/ui/time';
import type { CleanHtml } from '../../../platform/data/clean-html.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { Attachments, OpenFile } from '../../shared/attachments/attachments.tsx';
import { PageShare } from '../../shared/share/page-share.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import { EventCards } from '../event-cards.tsx';
import { EnrolCard } from './enrol-card.tsx';
import * as css from './event-page.css.ts';

const HOLDERS = [eventEndpoints.getEvent];

export interface EventPageProps {
  event: EventDetail;
  body: CleanHtml;
  /** The material that is open. */
  fileId: string | undefined;
}

/** An activity: when and where, its agenda, enrolment, and the materials once it has ended. */
export function EventPage({ event, body, fileId }: EventPageProps) {
  const t = useWords('eventDetail');
  const listWords = useWords('event');
  const read = useEventState(event.id);
  const state = (read.status === 'ready' && read.data) || { status: event.status, places: event.places, mine: null };
  const { api } = useRouter().options.context.config;
  const hasMaterials = event.attachments.length > 0;
  return (
    <>
      <DetailPage
        trail={[
          { label: listWords('home'), href: '/' },
          { label: listWords('title'), href: '/event' },
        ]}
        title={event.title}
        lang={event.lang}
        line={event.summary}
        chips={
          <>
            <StateChip of={lifecycle} state={state.status} />
            <Tag>{listWords(`category.${event.category}`)}</Tag>
          </>
        }
        facts={
          <Facts
            className={css.facts}
            items={[
              { label: t('when'), value: <Time value={event.starts_at} to={event.ends_at} format="datetime" /> },
              { label: t('where'), value: event.venue },
              { label: t('organizer'), value: event.organizer },
              { label: t('closes'), value: <Time value={event.closes_at} format="datetime" /> },
              ...(event.declaration ? [{ label: t('about'), value: <About call={event.declaration} /> }] : []),
            ]}
          />
        }
        outline={[
          ...(hasMaterials ? [{ id: 'materials', text: t('materials') }] : []),
          { id: 'agenda', text: t('agenda') },
          ...body.outline,
        ]}
        card={<EnrolCard event={event} state={state} />}
        aside={
          <PageShare
            poster={{
              title: event.title,
              figures: [
                { label: t('when'), value: event.starts_at.slice(0, 16).replace('T', ' ') },
                { label: t('where'), value: event.venue },
              ],
            }}
          />
        }
        after={
          event.related.length > 0 && (
            <section className={css.related} aria-labelledby="related" data-unprinted="">
              <SectionHead
                id="related"
                title={t('related')}
                more={
                  <Link kind="more" href={`/event?category=${event.category}`}>
                    {t('all')}
                  </Link>
                }
              />
              <EventCards events={event.related} />
            </section>
          )
        }
      >
        {event.picture_id && (
          <img
            className={css.picture}
            src={fileUrl(api, event.picture_id)}
            alt=""
            width={1200}
            height={675}
            loading="lazy"
          />
        )}
        {hasMaterials && (
          <section aria-labelledby="materials">
            <h2 id="materials">{t('materials')}</h2>
            <Attachments files={event.attachments} />
          </section>
        )}
        <section aria-labelledby="agenda">
          <h2 id="agenda">{t('agenda')}</h2>
          <ol className={css.agenda} lang={event.lang}>
            {event.agenda.map(({ at, minutes, title, speaker }) => (
              <li key={at} className={css.part}>
                <b>{at}</b>
                <span>
                  {title}
                  <span className={css.speaker}>{speaker}</span>
                </span>
                <span className={css.minutes}>{t('minutes', { minutes: String(minutes) })}</span>
              </li>
            ))}
          </ol>
        </section>
        <Prose className={css.body} cleanHtml={body.html} lang={event.lang} />
      </DetailPage>
      <OpenFile files={event.attachments} fileId={fileId} holders={HOLDERS} />
    </>
  );
}

function About({ call: { id, title, lang } }: { call: NonNullable<EventDetail['declaration']> }) {
  return (
    <Link kind="text" href={`/policy/policyDeclaration/${id}`} lang={lang}>
      {title}
    </Link>
  );
}
