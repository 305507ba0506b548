import { Link } from '@zonekit/ui/link';
import type { ReactNode } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { listHref, withoutFacet, withWords } from './core/list-moves.ts';
import type { ListSearch } from './core/list-search.ts';
import * as css from './list-help.css.ts';

export interface ListHelpProps<Name extends string> {
  /** Of the list, without its parameters. */
  path: string;
  search: ListSearch<Name>;
  /** Another spelling, with its results. */
  suggestion: { q: string; total: number } | null;
  /** Results without the values of one facet. */
  without: readonly { facet: Name; label: string; total: number }[];
  /** Results in other lists, and pages of that name, which have no number. */
  elsewhere: readonly { label: string; href: string; total: number | null }[];
}

/** Ways to more results where a search finds little: another spelling, one filter less, other lists and pages. */
export function ListHelp<Name extends string>({ path, search, suggestion, without, elsewhere }: ListHelpProps<Name>) {
  const t = useKitTranslations('listPage');
  const ways = [
    ...without.map(({ facet, label, total }) => ({
      href: listHref(path, withoutFacet(search, facet)),
      label: t('help.without', { facet: label }),
      total,
    })),
    ...elsewhere,
  ];
  const link = (chunks: ReactNode) => (
    <Link kind="text" href={listHref(path, withWords(search, suggestion?.q ?? ''))}>
      {chunks}
    </Link>
  );
  return (
    <div className={css.help}>
      {suggestion && <p>{t.rich('help.suggestion', { ...suggestion, link })}</p>}
      {ways.length > 0 && (
        <nav aria-label={t('help.title')}>
          <ul className={css.ways}>
            {ways.map(({ href, label, total }) => (
              <li key={href}>
                <Link kind="text" href={href}>
                  {total === null ? label : t('help.counted', { label, total })}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
