import type { DebtProductSummary } from '@zonekit/api-client/finance/product/contract';
import { Button } from '@zonekit/ui/button';
import { Cover } from '@zonekit/ui/cover';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import type { Compared } from '../../shared/compare/compare-address.ts';
import { ComparisonPage } from '../../shared/compare/comparison-page.tsx';
import { BOND, bondSubmitHref, LOAN_CENTER, productHref } from './loan-paths.ts';
import { useProductGroups } from './use-product-groups.ts';

export interface ProductComparePageProps {
  /** Existing products, in the order of the address. */
  products: readonly DebtProductSummary[];
  compared: Compared;
}

/** Debt products side by side. */
export function ProductComparePage({ products, compared: { onlyDifferent } }: ProductComparePageProps) {
  const t = useWords('financeBond');
  const area = useWords('financeLoan');
  return (
    <ComparisonPage
      list={BOND}
      trail={[
        { label: area('home'), href: '/' },
        { label: area('title'), href: LOAN_CENTER },
        { label: t('title'), href: BOND },
      ]}
      items={products.map(({ id, title, lang, institution }) => ({
        ...{ id, title, lang, kind: institution.name, href: productHref(id) },
        picture: <Cover id={institution.id} kind="sector" />,
        action: (
          <Button asChild>
            <Link href={bondSubmitHref(id)}>{area('apply')}</Link>
          </Button>
        ),
      }))}
      groups={useProductGroups(products)}
      onlyDifferent={onlyDifferent}
      words={{
        breadcrumb: area('breadcrumb'),
        title: t('compare.title', { count: products.length }),
        short: t('compare.short'),
        back: t('compare.back'),
        gone: t('compare.gone'),
        goneLine: t('compare.goneLine'),
      }}
    />
  );
}
