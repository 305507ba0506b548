import type { DemandSummary } from '@zonekit/api-client/supply/demand/contract';
import { demandEndpoints } from '@zonekit/api-client/supply/demand/endpoints';
import { Link } from '@zonekit/ui/link';
import { moneyText } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { defineHomeSection } from '../home-section.ts';
import { Section } from '../section.tsx';
import * as css from './ledger.css.ts';

const SHOWN = 4;
const PAGE = '/enterpriseSupply/demandList';
/** The hall with the demands that are counted here. */
const OPEN = `${PAGE}?status=released&deadline=week&deadline=month&deadline=later`;

interface Demands {
  /** All that take responses. */
  open: number;
  demands: readonly Pick<DemandSummary, 'id' | 'title' | 'lang' | 'publisher' | 'budget' | 'deadline' | 'responses'>[];
}

function DemandsSection({ content: { open, demands } }: { content: Demands }) {
  const t = useWords('home');
  const locale = useLocale();
  return (
    <Section
      id="home-demands"
      title={t('demands.title')}
      line={t('demands.line', { count: open })}
      more={{ title: t('demands.all'), href: OPEN, count: open }}
    >
      <ul>
        {demands.map(({ id, title, lang, publisher, budget, deadline, responses }) => (
          <li key={id}>
            <Link href={`/homePage/components/demandHall/${encodeURIComponent(id)}`} className={css.row}>
              <span lang={lang}>
                <b className={css.name}>{title}</b> <span className={css.note}>{publisher}</span>
              </span>
              <span>{budget ? moneyText(budget.amount, locale) : t('demands.negotiable')}</span>
              <span className={`${css.note} ${css.end}`}>
                {t('demands.until', { date: deadline.slice(5), count: responses })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Demands that take responses, the latest first. */
export const demands = defineHomeSection<Demands>({
  load: async ({ data }) => {
    const read = await data.read(demandEndpoints.listHallDemands, {
      query: { status: ['released'], deadline: ['week', 'month', 'later'], sort: 'released_on', page_size: SHOWN },
    });
    if (!read || read.data.length === 0) return null;
    return {
      open: read.page.total,
      demands: read.data.map(({ id, title, lang, publisher, budget, deadline, responses }) => ({
        ...{ id, title, lang, publisher, budget, deadline, responses },
      })),
    };
  },
  Section: DemandsSection,
  page: PAGE,
});
