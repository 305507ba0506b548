import { policyEndpoints } from '@zonekit/api-client/policy/endpoints';
import { useWords } from '../../../platform/words/use-words.ts';
import { DeadlineAxis, type DeadlineEntry } from '../deadline-axis.tsx';
import { defineHomeSection, type HomeView } from '../home-section.ts';
import { CALLS_OPEN } from '../list-links.ts';
import { Section } from '../section.tsx';

const ROWS = 8;

export interface DeadlinesContent {
  today: string;
  calls: readonly DeadlineEntry[];
}

function Deadlines({ content: { today, calls }, view: { figures } }: { content: DeadlinesContent; view: HomeView }) {
  const t = useWords('home');
  const count = figures.declarationsOpen;
  return (
    <Section
      id="home-deadlines"
      title={t('closing.title')}
      line={t('closing.line')}
      more={{ title: t('closing.all', { count }), href: `${CALLS_OPEN}&sort=closes_at`, count }}
    >
      <DeadlineAxis today={today} calls={calls} />
    </Section>
  );
}

/** The calls that close first, on one axis of days. */
export const deadlines = defineHomeSection<DeadlinesContent>({
  load: async ({ data, today }) => {
    const read = await data.read(policyEndpoints.listDeclarations, {
      query: { status: ['open', 'closing'], sort: 'closes_at', page_size: ROWS },
    });
    if (!read || read.data.length === 0) return null;
    return {
      today,
      calls: read.data.map(({ id, title, lang, status, closes_at, days_left, amount, support }) => ({
        ...{ id, title, lang, status, support },
        closes: closes_at.slice(5, 10),
        left: days_left ?? 0,
        fen: amount?.amount ?? null,
      })),
    };
  },
  Section: Deadlines,
});
