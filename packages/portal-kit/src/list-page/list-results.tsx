import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { listHref, pageCount, withoutChoices, withPage } from './core/list-moves.ts';
import { DEFAULT_SIZE } from './core/list-search.ts';
import { ListBar } from './list-bar.tsx';
import { ListEnd } from './list-end.tsx';
import * as css from './list-page.css.ts';
import type { ListPageProps } from './list-page.types.ts';
import { SkeletonRows } from './skeleton-rows.tsx';

/** The results, or the reason why there are none and what to do. */
export function ListResults<Item extends { id: string }, Name extends string>(props: ListPageProps<Item, Name>) {
  const { path, search, state, layout = 'ledger', emptyAction, help, row, results } = props;
  const t = useKitTranslations('listPage');
  if (state.status === 'failed') {
    return (
      <div className={css.results}>
        <div className={css.bar} />
        <Alert
          tone="danger"
          title={t('failed.title')}
          action={<Button onClick={state.onRetry}>{t('failed.retry')}</Button>}
        >
          {t('failed.line')}
        </Alert>
      </div>
    );
  }
  if (state.status === 'loading') {
    return (
      <div className={css.results} role="status" aria-label={t('loading')}>
        <SkeletonRows />
      </div>
    );
  }
  return (
    <>
      <ListBar {...props} total={state.total} capped={state.capped ?? false} />
      <div className={css.results} aria-busy={state.busy ?? false}>
        {state.items.length > 0 && help}
        {state.total > 0 && (search.page ?? 1) > pageCount(state.total, search.size ?? DEFAULT_SIZE) ? (
          <Beyond path={path} search={search} total={state.total} />
        ) : state.items.length === 0 ? (
          <EmptyState
            headingLevel={2}
            title={t('empty.title')}
            action={
              emptyAction ?? (
                <Button asChild>
                  <Link href={listHref(path, withoutChoices(search))}>{t('empty.clear')}</Link>
                </Button>
              )
            }
          >
            {t('empty.line')}
            {help}
          </EmptyState>
        ) : results ? (
          results(state.items)
        ) : (
          <ul className={layout === 'cards' ? css.cards : css.ledger}>
            {state.items.map((item) => (
              <li key={item.id}>{row(item)}</li>
            ))}
          </ul>
        )}
        <ListEnd search={search} path={path} state={state} />
      </div>
    </>
  );
}

type BeyondProps = Pick<ListPageProps<{ id: string }, string>, 'path' | 'search'> & { total: number };

/** The address names a page after the last one. */
function Beyond({ path, search, total }: BeyondProps) {
  const t = useKitTranslations('listPage');
  const { page = 1, size = DEFAULT_SIZE } = search;
  const last = pageCount(total, size);
  return (
    <EmptyState
      headingLevel={2}
      title={t('beyond.title', { page })}
      action={
        <Button asChild>
          <Link href={listHref(path, withPage(search, last))}>{t('beyond.last')}</Link>
        </Button>
      }
    >
      {t('beyond.line', { last })}
    </EmptyState>
  );
}
