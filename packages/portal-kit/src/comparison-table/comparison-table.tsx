// biome-ignore-all lint/a11y/noRedundantRoles: a phone lays it out as no table, and some browsers then forget that it is one
'use client';
import { Icon } from '@zonekit/ui/icon';
import { IconButton } from '@zonekit/ui/icon-button';
import { Link } from '@zonekit/ui/link';
import { Check, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useNeighbourFocus } from '../internal/use-neighbour-focus.ts';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './comparison-table.css.ts';
import { type CompareGroup, countRows, type MarkedRow, markRow } from './core/compare.ts';
import { TableCell } from './table-cell.tsx';

export type { CompareCell, CompareGroup, CompareRow } from './core/compare.ts';

export interface ComparedItem {
  id: string;
  title: string;
  /** What it is: 'Office'. */
  kind?: string;
  href: string;
  /** Its picture, or a Cover drawn from its id. */
  picture: ReactNode;
  /** Next action for the item, such as a button. */
  action?: ReactNode;
  /** Of the title, where it is not the page's. */
  lang?: string;
}

export interface ComparisonTableProps {
  /** Up to four. */
  items: readonly ComparedItem[];
  /** Groups of rows in their order, each under its own heading. */
  groups: readonly CompareGroup[];
  /** Rows that are the same for all are left out. The address owns it. */
  onlyDifferent: boolean;
  /** The comparison with `onlyDifferent` switched. */
  switchHref: string;
  /** Called with the id of the item to remove. Without it items cannot be removed. */
  onRemove?: (id: string) => void;
}

const KEYS = ['A', 'B', 'C', 'D'];

/**
 * Items of one kind side by side: different values are emphasised, equal ones muted. On a phone each attribute is shown
 * in pairs of columns.
 */
export function ComparisonTable({ items, groups, onlyDifferent, switchHref, onRemove }: ComparisonTableProps) {
  const t = useKitTranslations('comparisonTable');
  const marked = groups.map(({ title, rows }) => ({ title, rows: rows.map(markRow) }));
  const counts = countRows(marked.flatMap(({ rows }) => rows));
  const b = (chunks: ReactNode) => <b>{chunks}</b>;
  const head = useRef<HTMLTableRowElement>(null);
  const leave = useNeighbourFocus(head, items);
  return (
    <>
      <p className={css.note}>
        <span role="status" className={css.counted}>
          {t.rich('note', { ...counts, b })}
        </span>{' '}
        {t.rich('key', { mark: (chunks) => <span className={css.key}>{chunks}</span> })}{' '}
        {counts.same > 0 && (
          <Link kind="text" href={switchHref}>
            {t(onlyDifferent ? 'all' : 'onlyDifferent')}
          </Link>
        )}
      </p>
      <table role="table" className={css.table} aria-label={t('title', { count: items.length })}>
        <thead role="rowgroup">
          <tr ref={head} role="row" className={css.headRow}>
            <td role="cell" className={css.corner} aria-label={t('attribute')} />
            {items.map((item, place) => (
              <ItemHead
                key={item.id}
                item={item}
                letter={KEYS[place] ?? ''}
                onRemove={
                  onRemove &&
                  ((id) => {
                    leave(place);
                    onRemove(id);
                  })
                }
              />
            ))}
          </tr>
        </thead>
        {marked.map(({ title, rows }) => {
          const shown = onlyDifferent ? rows.filter(({ same }) => !same) : rows;
          return shown.length > 0 && <Group key={title} title={title} rows={shown} items={items} />;
        })}
        {items.some(({ action }) => action) && (
          <tbody role="rowgroup">
            <tr role="row" className={css.row} data-acts="">
              <th role="rowheader" scope="row" className={css.label}>
                <span className={css.actsLabel}>{t('actions')}</span>
              </th>
              {items.map(({ id, action }, place) => (
                <td role="cell" key={id} className={css.cell} data-key={KEYS[place]}>
                  {action}
                </td>
              ))}
            </tr>
          </tbody>
        )}
      </table>
    </>
  );
}

interface ItemHeadProps {
  item: ComparedItem;
  letter: string;
  onRemove: ComparisonTableProps['onRemove'];
}

function ItemHead({ item: { id, title, kind, href, picture, lang }, letter, onRemove }: ItemHeadProps) {
  const t = useKitTranslations('comparisonTable');
  return (
    <th role="columnheader" scope="col" className={css.item}>
      <span className={css.picture}>
        {picture}
        <b className={css.letter}>{letter}</b>
      </span>
      <Link href={href} className={css.title} lang={lang}>
        {title}
      </Link>
      {kind && <small className={css.kind}>{kind}</small>}
      {onRemove && (
        <IconButton
          icon={X}
          size={16}
          label={t('remove', { title })}
          className={css.remove}
          onClick={() => onRemove(id)}
        />
      )}
    </th>
  );
}

interface GroupProps {
  title: string;
  rows: readonly MarkedRow[];
  items: readonly ComparedItem[];
}

function Group({ title, rows, items }: GroupProps) {
  const t = useKitTranslations('comparisonTable');
  return (
    <tbody role="rowgroup">
      <tr role="row" className={css.group}>
        {/* biome-ignore lint/a11y/useSemanticElements: of a group of rows, which the rule does not know */}
        <th role="rowheader" scope="rowgroup" colSpan={items.length + 1} className={css.groupTitle}>
          {title}
        </th>
      </tr>
      {rows.map(({ row, same, cells }) => (
        <tr role="row" key={row.id} className={css.row} data-same={same ? '' : undefined}>
          <th role="rowheader" scope="row" className={css.label}>
            {row.label}{' '}
            {same && (
              <small className={css.same}>
                <Icon as={Check} /> {t('same')}
              </small>
            )}
          </th>
          {cells.map((cell, place) => (
            <TableCell key={items[place]?.id} marked={cell} row={row} letter={KEYS[place] ?? ''} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}
