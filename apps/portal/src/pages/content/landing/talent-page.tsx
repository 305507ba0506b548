import type { InformationSummary } from '@zonekit/api-client/content/contract';
import type { PolicySummary } from '@zonekit/api-client/policy/contract';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { Link } from '@zonekit/ui/link';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { InformationRow } from '../information/information-row.tsx';
import { PageTop } from '../page-top.tsx';
import * as css from './landing.css.ts';
import { Section } from './section.tsx';

interface TalentPageProps {
  policies: readonly PolicySummary[];
  news: readonly InformationSummary[];
  /** All talent policies. */
  policiesHref: string;
}

/** Policies for people beside the talent news. */
export function TalentPage({ policies, news, policiesHref }: TalentPageProps) {
  const t = useWords('contentTalent');
  const words = useWords('content');
  return (
    <Container>
      <PageTop title={t('title')} lede={t('description')} />
      <div className={css.split}>
        <Section
          id="talent-policies"
          title={t('policies')}
          line={t('policiesLine')}
          more={{ label: t('allPolicies'), href: policiesHref }}
        >
          {policies.length === 0 && <p className={css.none}>{t('none')}</p>}
          <ul>
            {policies.map((policy) => (
              <li key={policy.id}>
                <Link href={`/policy/policyDocument/${policy.id}`} className={css.policyRow}>
                  <RowTitle item={policy} className={css.rowTitle} />
                  <span className={css.meta}>
                    <Tag strong={policy.level === 'national'}>{words(`level.${policy.level}`)}</Tag>
                    <span>{policy.number}</span>
                    <time dateTime={policy.published_on}>{policy.published_on}</time>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
        <div>
          <section className={css.section} aria-labelledby="match">
            <div className={css.match}>
              <h2 id="match" className={css.cardTitle}>
                {t('match')}
              </h2>
              <p className={css.cardText}>{t('matchLine')}</p>
              <Button asChild kind="primary">
                <Link href="?dialog=questionnaire">{t('start')}</Link>
              </Button>
            </div>
          </section>
        </div>
      </div>
      <Section
        id="talent-news"
        title={t('news')}
        line={t('newsLine')}
        more={{ label: t('allNews'), href: '/talent/newsBulletin?kind=talent' }}
      >
        {news.length === 0 && <p className={css.none}>{t('none')}</p>}
        <ul>
          {news.map((item) => (
            <li key={item.id}>
              <InformationRow item={item} />
            </li>
          ))}
        </ul>
      </Section>
    </Container>
  );
}
