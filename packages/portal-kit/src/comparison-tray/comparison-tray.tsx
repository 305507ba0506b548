'use client';
import { Button } from '@zonekit/ui/button';
import { IconButton } from '@zonekit/ui/icon-button';
import { Link } from '@zonekit/ui/link';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useNeighbourFocus } from '../internal/use-neighbour-focus.ts';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './comparison-tray.css.ts';
import { TRAY_SIZE } from './core/tray.ts';
import type { ComparisonTrayState } from './use-comparison-tray.ts';

export type { TrayItem } from './core/tray.ts';
export { type ComparisonTrayState, useComparisonTray } from './use-comparison-tray.ts';

export interface ComparisonTrayProps {
  /** Of `useComparisonTray`. */
  tray: Pick<ComparisonTrayState, 'items' | 'toggle' | 'clear'>;
  /** Address of the comparison, which contains the ids. */
  compareHref: (ids: readonly string[]) => string;
}

/** The items chosen for comparison, in four places at the lower edge of the window. Renders nothing while none is chosen. */
export function ComparisonTray({ tray: { items, toggle, clear }, compareHref }: ComparisonTrayProps) {
  const t = useKitTranslations('comparisonTray');
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const leave = useNeighbourFocus(list, items);
  const counts = { count: items.length, size: TRAY_SIZE };
  // The live region is always mounted; screen readers ignore regions that are inserted together with their text.
  const said = <VisuallyHidden role="status">{items.length > 0 && t('said', counts)}</VisuallyHidden>;
  if (items.length === 0) return said;
  return (
    <section
      className={css.tray}
      aria-label={t('label')}
      onFocus={({ relatedTarget, currentTarget }) => {
        // The tray goes once it is empty, and focus back to the list.
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      }}
    >
      <p className={css.label}>{t.rich('count', { ...counts, b: (chunks: ReactNode) => <b>{chunks}</b> })}</p>
      {said}
      <ol ref={list} className={css.cells}>
        {items.map((item, place) => (
          <li key={item.id} className={css.cell}>
            <span className={css.title}>{item.title}</span>
            <IconButton
              icon={X}
              size={16}
              label={t('remove', { title: item.title })}
              onClick={() => {
                leave(place);
                toggle(item);
                if (items.length === 1) cameFrom.current?.focus();
              }}
            />
          </li>
        ))}
        {Array.from({ length: TRAY_SIZE - items.length }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a free place is identified by its index
          <li key={place} className={css.free} aria-hidden={place > 0}>
            {place === 0 && t('free', { count: TRAY_SIZE - items.length })}
          </li>
        ))}
      </ol>
      <div className={css.actions}>
        <Button
          kind="quiet"
          onClick={() => {
            clear();
            cameFrom.current?.focus();
          }}
        >
          {t('clear')}
        </Button>
        {items.length > 1 ? (
          <Button asChild kind="primary">
            <Link href={compareHref(items.map(({ id }) => id))}>{t('compare')}</Link>
          </Button>
        ) : (
          <span className={css.hint}>{t('one')}</span>
        )}
      </div>
    </section>
  );
}
