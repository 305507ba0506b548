'use client';
import { Checkbox } from '@zonekit/ui/checkbox';
import { useId } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './comparison-tray.css.ts';
import { TRAY_SIZE, type TrayItem } from './core/tray.ts';
import type { ComparisonTrayState } from './use-comparison-tray.ts';

export interface CompareToggleProps {
  tray: Pick<ComparisonTrayState, 'has' | 'isFull' | 'toggle'>;
  item: TrayItem;
}

/** Adds the item of a list row to the tray or removes it. A full tray says why it refuses. */
export function CompareToggle({ tray, item }: CompareToggleProps) {
  const t = useKitTranslations('comparisonTray');
  const hint = useId();
  const refused = tray.isFull && !tray.has(item.id);
  return (
    <span className={css.toggle}>
      <Checkbox
        label={t('add')}
        aria-label={t('addNamed', item)}
        checked={tray.has(item.id)}
        disabled={refused}
        aria-describedby={refused ? hint : undefined}
        onChange={() => tray.toggle(item)}
      />
      {refused && (
        <small id={hint} className={css.refusal}>
          {t('full', { size: TRAY_SIZE })}
        </small>
      )}
    </span>
  );
}
