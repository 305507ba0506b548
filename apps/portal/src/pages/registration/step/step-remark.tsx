import type { RegistrationField } from '@zonekit/api-client/registration/contract';
import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { Check, Undo2 } from 'lucide-react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as remarks from '../../shared/remarks/remarks.css.ts';
import * as css from './field-row.css.ts';

const remarkId = ({ key }: Pick<RegistrationField, 'key'>) => `remark-${key}`;

/** What describes a control: what its field says, and the remark. */
export const describedBy = (given: { 'aria-describedby'?: string }, field: RegistrationField) => {
  const ids = [given['aria-describedby'], field.remark !== null && remarkId(field)].filter(Boolean).join(' ');
  return ids === '' ? {} : { 'aria-describedby': ids };
};

interface StepRemarkProps {
  field: RegistrationField;
  changed: boolean;
  suggestion: string | null;
  onTake: (value: string) => void;
}

/** What the office said of a field, and what it may be changed to. */
export function StepRemark({ field, changed, suggestion, onTake }: StepRemarkProps) {
  const t = useWords('registrationForm');
  if (field.remark === null) return null;
  return (
    <div className={`${remarks.remark} ${css.remark}`} id={remarkId(field)} data-changed={changed ? '' : undefined}>
      <span className={remarks.head}>
        <Icon as={changed ? Check : Undo2} /> <b>{t(changed ? 'changed' : 'remark')}</b>
      </span>
      <span className={remarks.line}>{field.remark}</span>
      {suggestion !== null && (
        <Button size="sm" onClick={() => onTake(suggestion)}>
          {t('changeTo', { value: suggestion })}
        </Button>
      )}
    </div>
  );
}
