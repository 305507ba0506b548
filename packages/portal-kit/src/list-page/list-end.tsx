import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { Pagination } from '@zonekit/ui/pagination';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { listHref, pageCount, withPage, withSize } from './core/list-moves.ts';
import { DEFAULT_SIZE, type ListSearch, PAGE_SIZES } from './core/list-search.ts';
import * as css from './list-page.css.ts';
import type { ListMore, ListState } from './list-page.types.ts';

type Ready<Item, Name extends string> = Extract<ListState<Item, Name>, { status: 'ready' }>;

interface ListEndProps<Item, Name extends string> {
  path: string;
  search: ListSearch<Name>;
  state: Ready<Item, Name>;
}

/** End of a list: page numbers, or a button that loads more. */
export function ListEnd<Item, Name extends string>(props: ListEndProps<Item, Name>) {
  if (props.state.items.length === 0) return null;
  return props.state.more === undefined ? <Pages {...props} /> : <More {...props} />;
}

function Pages<Item, Name extends string>({ path, search, state }: ListEndProps<Item, Name>) {
  const t = useKitTranslations('listPage');
  const { page = 1, size = DEFAULT_SIZE } = search;
  return (
    <div className={css.end}>
      <nav className={css.sizes} aria-label={t('size')}>
        <span>{t('size')}</span>
        {PAGE_SIZES.map((option) => (
          <Link
            key={option}
            href={listHref(path, withSize(search, option))}
            className={css.sort}
            aria-current={option === size ? 'true' : undefined}
          >
            {option}
          </Link>
        ))}
      </nav>
      <Pagination
        label={t('pages')}
        page={page}
        pageCount={pageCount(state.total, size)}
        hrefFor={(number) => listHref(path, withPage(search, number))}
        previous={t('previous')}
        next={t('next')}
        pageLabel={(number) => t('page', { number })}
      />
    </div>
  );
}

function More<Item, Name extends string>({ state: { items, total, capped, more } }: ListEndProps<Item, Name>) {
  const t = useKitTranslations('listPage');
  const shown = useRef<HTMLParagraphElement>(null);
  return (
    <div className={css.end}>
      <p ref={shown} role="status" tabIndex={-1} className={css.shown}>
        {more?.status === 'failed'
          ? t('moreFailed')
          : t('shown', { shown: items.length, total: t(capped ? 'capped' : 'count', { count: total }) })}
      </p>
      {more && <MoreButton more={more} nextFocus={shown} />}
    </div>
  );
}

/** The button is unmounted with the last rows; focus moves on instead of falling back to the body. */
function MoreButton({ more, nextFocus }: { more: ListMore; nextFocus: RefObject<HTMLElement | null> }) {
  const t = useKitTranslations('listPage');
  const button = useRef<HTMLButtonElement>(null);
  // Of layout effects the end comes while the button still has its focus.
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement === own) nextFocus.current?.focus();
    };
  }, [nextFocus]);
  return (
    <Button ref={button} loading={more.status === 'loading'} onClick={more.onMore}>
      {t(more.status === 'failed' ? 'failed.retry' : 'more')}
    </Button>
  );
}
