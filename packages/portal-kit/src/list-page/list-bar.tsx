import { IconLink } from '@zonekit/ui/icon-link';
import { Link } from '@zonekit/ui/link';
import type { ReactNode } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { listHref, withSort, withView } from './core/list-moves.ts';
import * as css from './list-page.css.ts';
import type { ListPageProps } from './list-page.types.ts';

interface ListBarProps<Item, Name extends string> extends ListPageProps<Item, Name> {
  total: number;
  capped: boolean;
}

const current = (is: boolean) => (is ? 'true' : undefined);

/** How many, in which order, drawn how. */
export function ListBar<Item, Name extends string>(props: ListBarProps<Item, Name>) {
  const { path, search, sorts, sort, views = [], tools, total: count, capped } = props;
  const t = useKitTranslations('listPage');
  const total = t(capped ? 'capped' : 'count', { count });
  const b = (chunks: ReactNode) => <b className={css.count}>{chunks}</b>;
  return (
    <div className={css.bar}>
      <p role="status">{search.q ? t.rich('totalFor', { q: search.q, total, b }) : t.rich('total', { total, b })}</p>
      <div className={css.tools}>
        <nav className={css.sorts} aria-label={t('sort')}>
          {sorts.map(({ value, label }) => (
            <Link
              key={value}
              href={listHref(path, withSort(search, value))}
              className={css.sort}
              aria-current={current(value === sort)}
            >
              {label}
            </Link>
          ))}
        </nav>
        {views.length > 1 && (
          <nav className={css.sorts} aria-label={t('view')}>
            {views.map(({ value, label, icon }) => (
              <IconLink
                key={value}
                href={listHref(path, withView(search, value))}
                label={label}
                icon={icon}
                className={css.view}
                aria-current={current(value === (search.view ?? null))}
              />
            ))}
          </nav>
        )}
        {count > 0 && tools}
      </div>
    </div>
  );
}
