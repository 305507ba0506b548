import type { EventSummary } from '@zonekit/api-client/event/contract';
import { eventEndpoints } from '@zonekit/api-client/event/endpoints';
import { Card } from '@zonekit/ui/card';
import { Image } from '@zonekit/ui/image';
import { useFormatter } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { defineHomeSection } from '../home-section.ts';
import { Section } from '../section.tsx';
import { useFileUrl } from '../use-file-url.ts';
import * as css from './cards.css.ts';

const SHOWN = 4;

function Events({ content: events }: { content: readonly EventSummary[] }) {
  const t = useWords('home');
  const format = useFormatter();
  const fileUrl = useFileUrl();
  return (
    <Section
      id="home-events"
      title={t('events.title')}
      line={t('events.line')}
      more={{ title: t('events.all'), href: '/event' }}
    >
      <ul className={css.cards}>
        {events.map(({ id, title, lang, starts_at, venue, online, places, picture_id }) => (
          <li key={id}>
            <Card href={`/event/${id}`} className={css.card}>
              <Image
                src={picture_id === null ? undefined : fileUrl(picture_id)}
                alt=""
                width={320}
                height={200}
                cover={{ id, kind: 'sector' }}
              />
              <span className={css.body}>
                <time className={css.note} dateTime={starts_at}>
                  {format.dateTime(new Date(starts_at), {
                    month: '2-digit',
                    day: '2-digit',
                    weekday: 'short',
                    hour: '2-digit',
                    minute: '2-digit',
                    timeZone: 'Asia/Shanghai',
                  })}
                </time>
                <span className={css.title} lang={lang}>
                  {title}
                </span>
                <span className={css.meta}>
                  <span>{online ? t('events.online') : venue}</span>
                  <span>{places.left > 0 ? t('events.left', { count: places.left }) : t('events.full')}</span>
                </span>
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Recommended activities that are still to come. */
export const events = defineHomeSection<readonly EventSummary[]>({
  load: async ({ data, today }) => {
    const read = await data.read(eventEndpoints.listEvents, { query: { recommended: ['true'], page_size: 12 } });
    const coming = read?.data.filter(({ starts_at }) => starts_at.slice(0, 10) > today).slice(0, SHOWN) ?? [];
    return coming.length > 0 ? coming : null;
  },
  Section: Events,
  page: '/event',
});
