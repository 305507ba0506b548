import { CellRow } from '@zonekit/ui/cell-row';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './remarks.css.ts';
import type { ListedField } from './returned-fields.tsx';

interface RemarkListProps {
  remarks: readonly ListedField[];
}

/** All remarks of a return above the form, with what is left of them. */
export function RemarkList({ remarks }: RemarkListProps) {
  const t = useWords('remarks');
  if (remarks.length === 0) return null;
  return (
    <section className={css.list} aria-label={t('title', { count: remarks.length })}>
      <div className={css.listHead}>
        <h2>{t('title', { count: remarks.length })}</h2>
        <CellRow states={remarks.map(({ changed }) => (changed ? 'met' : 'unmet'))} />
      </div>
      <ul>
        {remarks.map(({ field, label, remark, changed }) => (
          <li key={field}>
            <span>
              <b>{label}</b> {remark}
            </span>
            <span className={css.state}>{t(changed ? 'changed' : 'toCorrect')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
