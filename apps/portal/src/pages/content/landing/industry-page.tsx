import type { ChainSummary } from '@zonekit/api-client/content/contract';
import { Card } from '@zonekit/ui/card';
import { Container } from '@zonekit/ui/container';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Image } from '@zonekit/ui/image';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { PageTop } from '../page-top.tsx';
import { useFileUrl } from '../use-file-url.ts';
import * as css from './landing.css.ts';
import { Section } from './section.tsx';

const SUPPORT = [
  ['platforms', '/info/platform'],
  ['bases', '/info/base'],
  ['research', '/info/research'],
  ['centers', '/info/innovation'],
] as const;

/** The industry chains of the zone, and what supports them. */
export function IndustryPage({ chains }: { chains: readonly ChainSummary[] }) {
  const t = useWords('contentIndustry');
  const fileUrl = useFileUrl();
  return (
    <Container>
      <PageTop title={t('title')} lede={t('description')} />
      {chains.length === 0 && <EmptyState headingLevel={2} title={t('empty')} />}
      <ul className={css.wideCards}>
        {chains.map((chain) => (
          <Card as="li" key={chain.id} className={css.card}>
            <Image
              className={css.picture}
              src={fileUrl(chain.cover)}
              alt=""
              width={1080}
              height={480}
              cover={{ id: chain.id, kind: 'range' }}
            />
            <div className={css.cardBody}>
              <h2 className={css.cardTitle} lang={chain.lang}>
                {chain.name}
              </h2>
              <p className={css.cardText} lang={chain.lang}>
                {chain.remark}
              </p>
              <p className={css.meta}>
                <span>{t('companies', { count: chain.companies })}</span>
                <span>{t('positions', { count: chain.positions })}</span>
                {chain.empty_positions > 0 && <span>{t('gaps', { count: chain.empty_positions })}</span>}
              </p>
              <p className={css.actions}>
                <Link kind="more" href={`/entrance/industryMap?chain=${chain.id}`}>
                  {t('open', { name: chain.name })}
                </Link>
                <Link
                  kind="more"
                  href={`/policy/policyDocument?q=${encodeURIComponent(chain.name)}`}
                  aria-label={`${t('policies')}, ${chain.name}`}
                >
                  {t('policies')}
                </Link>
              </p>
            </div>
          </Card>
        ))}
      </ul>
      <Section id="support" title={t('more')} line={t('moreLine')}>
        <ul className={css.entries}>
          {SUPPORT.map(([name, href]) => (
            <li key={href}>
              <Link href={href} className={css.entry}>
                <span className={css.entryName}>{t(name)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </Container>
  );
}
