import { Icon } from '@zonekit/ui/icon';
import { Time } from '@zonekit/ui/time';
import { Check, Undo2 } from 'lucide-react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './remarks.css.ts';

/** A field of what was returned, with the remark of the review. */
export interface ReturnedField {
  remark: string;
  /** When it was returned, ISO 8601. */
  at: string;
  /** Whether the field was changed since then; false where that is not known. */
  changed: boolean;
  /** The field as it was returned and as it is now, in words. Another file may read as the one before it. */
  before: string;
  now: string;
}

/** What has to be corrected in a field, and what it was changed to. Stands in the hint of the field, so without blocks. */
export function FieldRemark({ remark, at, changed, before, now }: ReturnedField) {
  const t = useWords('remarks');
  return (
    <span className={css.remark} data-changed={changed ? '' : undefined}>
      <span className={css.head}>
        <Icon as={changed ? Check : Undo2} /> <b>{t(changed ? 'changed' : 'toCorrect')}</b>{' '}
        <Time className={css.when} value={at} format="datetime" />
      </span>
      <span className={css.line}>{remark}</span>
      {changed && before !== now && (
        <span className={css.line}>
          {t.rich('change', {
            before: () => <s>{before || t('nothing')}</s>,
            now: () => <b>{now || t('nothing')}</b>,
          })}
        </span>
      )}
    </span>
  );
}
