import type { ExpertSummary } from '@zonekit/api-client/expert/contract';
import { expertEndpoints } from '@zonekit/api-client/expert/endpoints';
import { Card } from '@zonekit/ui/card';
import { Image } from '@zonekit/ui/image';
import { useWords } from '../../../platform/words/use-words.ts';
import { defineHomeSection } from '../home-section.ts';
import { Section } from '../section.tsx';
import { useFileUrl } from '../use-file-url.ts';
import * as css from './cards.css.ts';

const SHOWN = 4;
const PAGE = '/expert';

function Experts({ content: experts }: { content: readonly ExpertSummary[] }) {
  const t = useWords('home');
  const fileUrl = useFileUrl();
  return (
    <Section
      id="home-experts"
      title={t('experts.title')}
      line={t('experts.line')}
      more={{ title: t('experts.all'), href: PAGE }}
    >
      <ul className={css.cards}>
        {experts.map(({ id, name, lang, institution, headline, photo }) => (
          <li key={id}>
            <Card href={`${PAGE}/${id}`} className={css.card}>
              <Image
                src={photo === null ? undefined : fileUrl(photo)}
                alt=""
                width={320}
                height={200}
                cover={{ id, kind: 'range' }}
              />
              <span className={css.body} lang={lang}>
                <span className={css.title}>{name}</span>
                <span className={css.note}>{institution}</span>
                <span className={css.meta}>{headline}</span>
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Experts who take questions now, those who answered most first. */
export const experts = defineHomeSection<readonly ExpertSummary[]>({
  load: async ({ data }) => {
    const read = await data.read(expertEndpoints.listExperts, {
      query: { consulting: ['open'], sort: 'answered', page_size: SHOWN },
    });
    return read && read.data.length > 0 ? read.data : null;
  },
  Section: Experts,
  page: PAGE,
});
