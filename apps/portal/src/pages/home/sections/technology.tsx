import type { ResourceCounts } from '@zonekit/api-client/experiment/contract';
import { experimentEndpoints } from '@zonekit/api-client/experiment/endpoints';
import { instrumentEndpoints } from '@zonekit/api-client/experiment/instrument/endpoints';
import { Link } from '@zonekit/ui/link';
import { useFormatter } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { defineHomeSection } from '../home-section.ts';
import { Section } from '../section.tsx';
import * as css from './ledger.css.ts';

const SHOWN = 3;
const PAGE = '/technological';

interface Technology {
  counts: Pick<ResourceCounts, 'providers' | 'kinds'>;
  instruments: readonly {
    id: string;
    title: string;
    lang: string;
    model: string;
    shop: string;
    /** Yuan per hour. */
    price: number;
    earliest: string | null;
  }[];
}

function TechnologySection({ content: { counts, instruments } }: { content: Technology }) {
  const t = useWords('home');
  const format = useFormatter();
  return (
    <Section
      id="home-technology"
      title={t('technology.title')}
      line={t('technology.line', { count: counts.providers })}
      more={{ title: t('technology.all'), href: PAGE }}
    >
      <ul className={css.kinds}>
        {counts.kinds.map(({ kind, path, total }) => (
          <li key={kind}>
            <Link href={path} className={css.kind}>
              <span>{t(`technology.kinds.${kind}`)}</span>
              <b className={css.count}>{format.number(total)}</b>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={css.rows}>
        {instruments.map(({ id, title, lang, model, shop, price, earliest }) => (
          <li key={id}>
            <Link href={`/experiment/instrument/${encodeURIComponent(id)}`} className={css.row}>
              <span lang={lang}>
                <b className={css.name}>{title}</b> <span className={css.note}>{[model, shop].join(' · ')}</span>
              </span>
              <span>{t('technology.price', { price })}</span>
              <span className={`${css.note} ${css.end}`}>
                {earliest && t('technology.earliest', { at: `${earliest.slice(5, 10)} ${earliest.slice(11, 16)}` })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The six kinds of technology resources, and the instruments that can be booked first. */
export const technology = defineHomeSection<Technology>({
  load: async ({ data }) => {
    const [counts, earliest] = await Promise.all([
      data.read(experimentEndpoints.getResourceCounts, { query: {} }),
      data.read(instrumentEndpoints.getEarliestInstruments, { query: { limit: SHOWN } }),
    ]);
    if (!counts || counts.data.kinds.every(({ total }) => total === 0)) return null;
    return {
      counts: counts.data,
      instruments: (earliest?.data.instruments ?? []).map(({ instrument, spans }) => ({
        id: instrument.id,
        title: instrument.title,
        lang: instrument.lang,
        model: instrument.model,
        shop: instrument.shop.name,
        price: instrument.price.amount / 100,
        earliest: spans[0]?.starts_at ?? null,
      })),
    };
  },
  Section: TechnologySection,
  page: PAGE,
});
