import type { RegistrationField } from '@zonekit/api-client/registration/contract';
import { Icon } from '@zonekit/ui/icon';
import { Check, Undo2 } from 'lucide-react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './seal-picture.css.ts';
import { RoundSeal, SquareSeal } from './seal-picture.tsx';
import type { Need, StepValues } from './step-values.ts';

/** With the line under the star, which is Chinese on every seal. */
const SEALS = [
  { name: 'company_seal', line: '公章' },
  { name: 'finance_seal', line: '财务专用章' },
  { name: 'invoice_seal', line: '发票专用章' },
  { name: 'legal_seal', line: null },
] as const;

interface SealsProps {
  fields: readonly RegistrationField[];
  /** Of the fields. */
  needs: readonly Need[];
  values: StepValues;
}

/** The four seals as they will be engraved by what the form says now. */
export function Seals({ fields, needs, values }: SealsProps) {
  const t = useWords('registrationForm');
  return (
    <ul className={css.seals}>
      {SEALS.map(({ name, line }) => {
        const at = fields.findIndex(({ key }) => key === name);
        const returned = needs[at] === 'mend';
        const wasReturned = typeof fields[at]?.remark === 'string';
        const text = values.texts[name] ?? '';
        return (
          <li key={name} className={css.item} data-returned={returned ? '' : undefined}>
            {line === null ? <SquareSeal engraving={text} /> : <RoundSeal company={text} line={line} />}
            <b>{t(`seals.${name}`)}</b>
            <small className={css.state}>
              <Icon as={returned ? Undo2 : Check} />
              {t(returned ? 'sealStates.returned' : wasReturned ? 'sealStates.changed' : 'sealStates.kept')}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
