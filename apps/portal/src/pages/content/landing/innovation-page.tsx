import type { CenterGroup, ChainSummary, InformationSummary } from '@zonekit/api-client/content/contract';
import { Container } from '@zonekit/ui/container';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { InformationRow } from '../information/information-row.tsx';
import { PageTop } from '../page-top.tsx';
import * as css from './landing.css.ts';
import { Section } from './section.tsx';

const PLACES = [
  ['platform', '/info/platform'],
  ['base', '/info/base'],
  ['research', '/info/research'],
  ['center', '/info/innovation'],
] as const;

interface InnovationPageProps {
  /** Number of places of each kind. */
  counts: Readonly<Record<(typeof PLACES)[number][0], number>>;
  groups: readonly CenterGroup[];
  chains: readonly ChainSummary[];
  news: readonly InformationSummary[];
}

/** The way to all that the zone opens for innovation. */
export function InnovationPage({ counts, groups, chains, news }: InnovationPageProps) {
  const t = useWords('contentInnovation');
  return (
    <Container>
      <PageTop title={t('title')} lede={t('description')} />
      <Section id="places" title={t('places')} line={t('placesLine')}>
        <ul className={css.entries}>
          {PLACES.map(([kind, href]) => (
            <li key={kind}>
              <Link href={href} className={css.entry}>
                <span className={css.entryName}>{t(`enter.${kind}`)}</span>
                <span className={css.entryCount}>{t('count', { count: counts[kind] })}</span>
                <span className={css.cardText}>{t(`enterLine.${kind}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="fields" title={t('fields')}>
        <ul className={css.entries}>
          {groups.map(({ id, fieldName, centerList }) => (
            <li key={id}>
              <Link href={`/info/innovation?field=${id}`} className={css.entry}>
                <span className={css.entryName}>{fieldName}</span>
                <span className={css.entryCount}>{t('count', { count: centerList.length })}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="chains"
        title={t('chains')}
        line={t('chainsLine')}
        more={{ label: t('map'), href: '/entrance/industryMap' }}
      >
        <ul className={css.entries}>
          {chains.map(({ id, name, lang, companies }) => (
            <li key={id}>
              <Link href={`/entrance/industryMap?chain=${id}`} className={css.entry}>
                <span className={css.entryName} lang={lang}>
                  {name}
                </span>
                <span className={css.entryCount}>{t('count', { count: companies })}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="news" title={t('news')} more={{ label: t('allNews'), href: '/talent/newsBulletin' }}>
        <ul>
          {news.map((item) => (
            <li key={item.id}>
              <InformationRow item={item} />
            </li>
          ))}
        </ul>
        <p className={css.actions}>
          <Link kind="more" href="/entrance/show#videos">
            {t('videos')}
          </Link>
        </p>
      </Section>
    </Container>
  );
}
