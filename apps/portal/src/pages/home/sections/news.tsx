import type { InformationSummary } from '@zonekit/api-client/content/contract';
import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { Card } from '@zonekit/ui/card';
import { Image } from '@zonekit/ui/image';
import { useWords } from '../../../platform/words/use-words.ts';
import { defineHomeSection } from '../home-section.ts';
import { Section } from '../section.tsx';
import { useFileUrl } from '../use-file-url.ts';
import * as css from './cards.css.ts';

const SHOWN = 4;

function News({ content: items }: { content: readonly InformationSummary[] }) {
  const t = useWords('home');
  const fileUrl = useFileUrl();
  return (
    <Section
      id="home-news"
      title={t('news.title')}
      line={t('news.line')}
      more={{ title: t('news.all'), href: '/talent/newsBulletin' }}
    >
      <ul className={css.cards}>
        {items.map(({ id, title, lang, cover, published_on, source }) => (
          <li key={id}>
            <Card href={`/listDetails?id=${id}`} className={css.card}>
              <Image
                src={cover === null ? undefined : fileUrl(cover)}
                alt=""
                width={320}
                height={200}
                cover={{ id, kind: 'contour' }}
              />
              <span className={css.body}>
                <time className={css.note} dateTime={published_on}>
                  {published_on}
                </time>
                <span className={css.title} lang={lang}>
                  {title}
                </span>
                <span className={css.meta}>{source}</span>
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The latest news and notices. */
export const news = defineHomeSection<readonly InformationSummary[]>({
  load: async ({ data }) => {
    const read = await data.read(contentEndpoints.listInformation, {
      query: { kind: ['news', 'bulletin'], sort: 'published_on', page_size: SHOWN },
    });
    return read && read.data.length > 0 ? read.data : null;
  },
  Section: News,
  page: '/talent/newsBulletin',
});
