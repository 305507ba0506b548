import type { ReactNode } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './booking-dialog.css.ts';

export interface ClosedOverlayProps {
  /** When bookings open, as text in the visitor's language. */
  opensAt: string | undefined;
  children: ReactNode;
}

/** Says that bookings are not yet open, over a calendar that is there to be seen. Source: specification, section 2. */
export function ClosedOverlay({ opensAt, children }: ClosedOverlayProps) {
  const t = useKitTranslations('bookingDialog');
  return (
    <>
      {/* Browsers without `inert` (Chrome 99 to 101) may focus a half-day here; selecting it does nothing. */}
      <div className={css.behind} inert aria-hidden="true">
        {children}
      </div>
      <div className={css.overlay}>
        <div>
          <strong>{t('closedTitle')}</strong>
          <p>{opensAt ? t('opensAt', { time: opensAt }) : t('closedBody')}</p>
        </div>
      </div>
    </>
  );
}
