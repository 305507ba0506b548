import type { InformationSummary } from '@zonekit/api-client/content/contract';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { TextInput } from '@zonekit/ui/text-input';
import { useWords } from '../../../platform/words/use-words.ts';
import { informationHref } from '../information/information-row.tsx';
import * as css from './single-page.css.ts';

const TASKS = [
  ['match', '/?dialog=questionnaire'],
  ['calls', '/policy/policyDeclaration'],
  ['booking', '/?dialog=booking'],
  ['map', '/entrance/industryMap'],
  ['login', '/login'],
] as const;

/** The landing page for embedding: search, tasks and news, whose links leave the frame. Source: pages.md, `/single`. */
export function SinglePage({ news }: { news: readonly InformationSummary[] }) {
  const t = useWords('contentSingle');
  const name = useWords('variant');
  return (
    <div className={css.page}>
      <p className={css.zone}>{name('title')}</p>
      <h1 className={css.title}>{t('title')}</h1>
      <form className={css.search} action="/policy/policyDocument" target="_top">
        <TextInput type="search" name="q" aria-label={t('search')} placeholder={t('searchHint')} />
        <Button type="submit" kind="primary">
          {t('submit')}
        </Button>
      </form>
      <nav aria-label={t('tasks')}>
        <ul className={css.tasks}>
          {TASKS.map(([task, href]) => (
            <li key={task}>
              <Link href={href} target="_top" className={css.task}>
                {t(`task.${task}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="single-news">
        <h2 id="single-news" className={css.heading}>
          {t('news')}
        </h2>
        {news.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <ul>
            {news.map(({ id, title, lang, published_on }) => (
              <li key={id}>
                <Link href={informationHref(id)} target="_top" className={css.item}>
                  <span lang={lang}>{title}</span>
                  <time dateTime={published_on}>{published_on}</time>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p className={css.more}>
          <Link kind="more" href="/talent/newsBulletin" target="_top">
            {t('allNews')}
          </Link>
        </p>
      </section>
    </div>
  );
}
