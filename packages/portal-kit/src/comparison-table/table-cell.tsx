// biome-ignore-all lint/a11y/noRedundantRoles: a phone lays it out as no table, and some browsers then forget that it is one
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './comparison-table.css.ts';
import type { CompareRow, MarkedCell } from './core/compare.ts';

interface TableCellProps {
  marked: MarkedCell;
  row: CompareRow;
  /** A to D, before the value on a phone. */
  letter: string;
}

/** A value with its marks: unique in the row, best, share of the largest. */
export function TableCell({ marked: { cell, only, best, share }, row, letter }: TableCellProps) {
  const t = useKitTranslations('comparisonTable');
  return (
    <td
      role="cell"
      className={css.cell}
      data-key={letter}
      data-only={only ? '' : undefined}
      data-best={best ? '' : undefined}
    >
      {cell === null ? (
        <span className={css.unsaid}>{t('unsaid')}</span>
      ) : (
        <span className={share === null ? undefined : css.figure}>
          {share === null ? cell.text : <b>{cell.text}</b>} {cell.unit}
        </span>
      )}{' '}
      {best && <em className={css.best}>{row.bestLabel ?? t(row.better === 'less' ? 'least' : 'most')}</em>}
      {only && <VisuallyHidden> {t('only')}</VisuallyHidden>}
      {share !== null && (
        <span className={css.bar}>
          <span className={css.barFill} style={{ width: `${share * 100}%` }} />
        </span>
      )}
    </td>
  );
}
