import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Container } from '@zonekit/ui/container';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './fund-frame.css.ts';
import type { FundTab } from './fund-paths.ts';
import { FundTabs } from './fund-tabs.tsx';

/** Head and tabs of a page of the policy funds that is no list. */
export function FundFrame({ tab, children }: { tab: FundTab; children: ReactNode }) {
  const t = useWords('financeFunds');
  return (
    <Container>
      <div className={css.top}>
        <Breadcrumb
          label={t('breadcrumb')}
          items={[
            { label: t('home'), href: '/' },
            { label: t('title'), href: '/finance/funds' },
            { label: t(`tabs.${tab}`) },
          ]}
        />
        <h1 className={css.title}>{t(`tabs.${tab}`)}</h1>
        <p className={css.lede}>{t(`descriptions.${tab}`)}</p>
      </div>
      <FundTabs current={tab} />
      <div className={css.body}>{children}</div>
    </Container>
  );
}
