import { useRouter } from '@tanstack/react-router';
import { type ComparedItem, type CompareGroup, ComparisonTable } from '@zonekit/portal-kit/comparison-table';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { compareHref } from './compare-address.ts';
import * as css from './comparison-page.css.ts';

interface ComparisonPageProps {
  /** Path of the list, at which the comparison is shown too. */
  list: string;
  /** Where the list is, if a bare path does not say it. */
  back?: string;
  trail: readonly { label: string; href: string }[];
  /** Existing items, in the order of the address. */
  items: readonly ComparedItem[];
  groups: readonly CompareGroup[];
  onlyDifferent: boolean;
  words: { breadcrumb: string; title: string; short: string; back: string; gone: string; goneLine: string };
}

/** Items of a list side by side: what differs is marked, the best named. */
export function ComparisonPage(props: ComparisonPageProps) {
  const { list, back = list, trail, items, groups, onlyDifferent, words } = props;
  const router = useRouter();
  const ids = items.map(({ id }) => id);
  return (
    <Container className={css.page}>
      <Breadcrumb label={words.breadcrumb} items={[...trail, { label: words.short }]} />
      <div className={css.head}>
        <h1 className={css.title}>{words.title}</h1>
        <Link kind="text" href={back}>
          {words.back}
        </Link>
      </div>
      {items.length < 2 ? (
        <EmptyState
          headingLevel={2}
          title={words.gone}
          action={
            <Button asChild>
              <Link href={back}>{words.back}</Link>
            </Button>
          }
        >
          {words.goneLine}
        </EmptyState>
      ) : (
        <ComparisonTable
          items={items}
          groups={groups}
          onlyDifferent={onlyDifferent}
          switchHref={compareHref(list, ids, !onlyDifferent)}
          onRemove={(id) => {
            const left = ids.filter((other) => other !== id);
            void router.navigate({
              href: left.length > 1 ? compareHref(list, left, onlyDifferent) : back,
              replace: true,
              resetScroll: false,
            });
          }}
        />
      )}
    </Container>
  );
}
