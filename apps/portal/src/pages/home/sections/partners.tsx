import type { Institution } from '@zonekit/api-client/content/contract';
import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { useWords } from '../../../platform/words/use-words.ts';
import { defineHomeSection } from '../home-section.ts';
import { Section } from '../section.tsx';
import * as css from './partners.css.ts';

const SHOWN = 12;
const PAGE = '/info/research';

interface Content {
  count: number;
  partners: readonly Pick<Institution, 'id' | 'name' | 'lang' | 'level'>[];
}

function Partners({ content: { count, partners } }: { content: Content }) {
  const t = useWords('home');
  return (
    <Section
      id="home-partners"
      title={t('partners.title')}
      line={t('partners.line', { count })}
      more={{ title: t('partners.all'), href: PAGE }}
    >
      <ul className={css.partners}>
        {partners.map(({ id, name, lang, level }) => (
          <li key={id} className={css.partner}>
            <span lang={lang}>{name}</span>
            <small className={css.level}>{t(`partners.level.${level}`)}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Research institutions that work with the zone's companies. */
export const partners = defineHomeSection<Content>({
  load: async ({ data }) => {
    const read = await data.read(contentEndpoints.listResearch, { query: { sort: 'position', page_size: SHOWN } });
    if (!read || read.data.length === 0) return null;
    return {
      count: read.page.total,
      partners: read.data.map(({ id, name, lang, level }) => ({ id, name, lang, level })),
    };
  },
  Section: Partners,
  page: PAGE,
});
