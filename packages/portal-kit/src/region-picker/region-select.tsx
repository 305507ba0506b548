'use client';
import { Field } from '@zonekit/ui/field';
import { Select } from '@zonekit/ui/select';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { RegionChoice, RegionItem, RegionLevel } from './core/region-selection.ts';
import type { RegionList } from './use-region-list.ts';

interface RegionSelectProps {
  id: string;
  level: RegionLevel;
  list: RegionList;
  chosen: RegionChoice | undefined;
  /** The level above ended the choice: there is nothing to choose here. */
  unneeded: boolean;
  /** Id of the picker's error, on the level that it is about. */
  errorId: string | undefined;
  required: boolean;
  onChoose: (item: RegionItem | null) => void;
}

/** One level as a native select; its empty option says what it waits for. */
export function RegionSelect({ id, level, list, chosen, unneeded, errorId, required, onChoose }: RegionSelectProps) {
  const t = useKitTranslations('regionPicker');
  const items = list.status === 'ready' ? list.items : [];
  const emptyWords = {
    idle: unneeded ? t(level === 'county' ? 'noCounty' : 'noCity') : t(`waiting.${level}`),
    loading: t('loading'),
    failed: t('failed'),
    ready: items.length === 0 ? t('empty', { level: t(level) }) : t(`choose.${level}`),
  }[list.status];
  const isListed = chosen === undefined || items.some(({ id }) => id === chosen.id);

  return (
    <Field label={t(level)} id={id} required={required && !unneeded}>
      {(control) => (
        <Select
          {...control}
          size="lg"
          value={chosen?.id ?? ''}
          disabled={list.status === 'idle'}
          aria-busy={list.status === 'loading' || undefined}
          data-status={list.status}
          {...(errorId && { 'aria-invalid': true, 'aria-describedby': errorId })}
          onChange={({ target: { value } }) => {
            // While its list is on its way, what was chosen is no item of it, and may still be chosen again.
            if (value !== chosen?.id) onChoose(items.find((item) => item.id === value) ?? null);
          }}
        >
          <option value="">{emptyWords}</option>
          {chosen && !isListed && (
            // What was chosen stays in sight while its list is on its way, and when the list no longer has it.
            <option value={chosen.id}>
              {list.status === 'ready'
                ? t('retired', { name: chosen.name || t('unknown', { id: chosen.id }) })
                : chosen.name || t('loading')}
            </option>
          )}
          {items.map((item) => (
            <option key={item.id} value={item.id}>
              {item.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
