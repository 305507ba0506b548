import type { ServiceSummary } from '@zonekit/api-client/business/service/contract';
import { servicePath } from '@zonekit/api-client/business/service-path';
import { Button } from '@zonekit/ui/button';
import { Cover } from '@zonekit/ui/cover';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import type { Compared } from '../../shared/compare/compare-address.ts';
import { ComparisonPage } from '../../shared/compare/comparison-page.tsx';
import { BUSINESS, categoryHref, categoryOf } from '../list/categories.ts';
import { useCompareGroups } from './use-compare-groups.ts';

export interface ComparePageProps {
  /** Existing items, in the order of the address. */
  services: readonly ServiceSummary[];
  compared: Compared;
}

/** Services side by side: packages that most enterprises take, ratings and terms. */
export function ComparePage({ services, compared: { onlyDifferent } }: ComparePageProps) {
  const t = useWords('businessComparison');
  const area = useWords('business');
  const back = categoryHref(categoryOf(services[0]?.category.id) ?? '1');
  return (
    <ComparisonPage
      list={BUSINESS}
      back={back}
      trail={[
        { label: area('home'), href: '/' },
        { label: area('title'), href: back },
      ]}
      items={services.map((service) => ({
        id: service.id,
        title: service.title,
        lang: service.lang,
        kind: service.shop.name,
        href: servicePath(service),
        picture: <Cover id={service.shop.id} kind="sector" />,
        action: (
          <Button asChild>
            <Link href={servicePath(service)}>{t('choose')}</Link>
          </Button>
        ),
      }))}
      groups={useCompareGroups(services)}
      onlyDifferent={onlyDifferent}
      words={{
        breadcrumb: t('breadcrumb'),
        title: t('title', { count: services.length }),
        short: t('short'),
        back: t('back'),
        gone: t('gone'),
        goneLine: t('goneLine'),
      }}
    />
  );
}
