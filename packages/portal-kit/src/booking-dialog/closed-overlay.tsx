import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './booking-dialog.css.ts';

export interface ClosedOverlayProps {
  closed: boolean;
  /** Opening time as text in the page's language. */
  opensAt: string | undefined;
  /** Takes the focus of the controls that become disabled. */
  region: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Overlay over the visible calendar: no bookings are accepted. */
export function ClosedOverlay({ closed, opensAt, region, children }: ClosedOverlayProps) {
  const t = useKitTranslations('bookingDialog');
  const wasClosed = useRef(closed);
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = !focused || focused === document.body || focused.matches(':disabled, [inert] *');
    if (closed && !wasClosed.current && isLost) region.current?.focus();
    wasClosed.current = closed;
  }, [closed, region]);
  return (
    <>
      {/* Browsers without `inert` (Chrome 99 to 101) may focus a half-day here; selecting it does nothing. */}
      <div className={closed ? css.behind : undefined} inert={closed} aria-hidden={closed || undefined}>
        {children}
      </div>
      {/* Always mounted: screen readers ignore live regions that are inserted together with their text. */}
      <div role="status" className={closed ? css.overlay : undefined}>
        {closed && (
          <div>
            <strong>{t('closedTitle')}</strong>
            <p>{opensAt ? t('opensAt', { time: opensAt }) : t('closedBody')}</p>
          </div>
        )}
      </div>
    </>
  );
}
