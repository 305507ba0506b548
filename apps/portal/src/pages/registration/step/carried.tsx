import { Switch } from '@zonekit/ui/switch';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './carried.css.ts';
import type { Need } from './step-values.ts';

interface CarriedProps {
  /** Of the fields, in their order. */
  needs: readonly Need[];
  only: boolean;
  onOnlyChange: (only: boolean) => void;
}

/** How many fields are there, how many were returned and how many are to be filled in, and a switch to see those alone. */
export function Carried({ needs, only, onOnlyChange }: CarriedProps) {
  const t = useWords('registrationForm');
  const count = (need: Need) => needs.filter((each) => each === need).length;
  const counts = { total: needs.length, known: count('none'), mend: count('mend'), fill: count('fill') };
  const left = counts.mend + counts.fill;
  return (
    <div className={css.carried}>
      <p>{t.rich('carried', { ...counts, b: (text: ReactNode) => <b>{text}</b> })}</p>
      <div className={css.cells} role="img" aria-label={t('carriedLabel', counts)}>
        {needs.map((need, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its place
          <i key={place} className={css.cell} data-need={need} />
        ))}
      </div>
      {left > 0 || only ? (
        <Switch
          label={t('onlyMine', { count: left })}
          checked={only}
          onChange={(event) => onOnlyChange(event.target.checked)}
        />
      ) : (
        <p>{t('nothingLeft')}</p>
      )}
    </div>
  );
}
