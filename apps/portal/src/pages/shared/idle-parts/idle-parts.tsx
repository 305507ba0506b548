import { sparesData } from '@zonekit/api-client/react/idle';
import { useSession } from '@zonekit/api-client/session/hooks';
import { lazy, Suspense, useState } from 'react';

// Loaded apart, since home's script names the files that this module needs.
const Bell = lazy(async () => ({ default: (await import('./notifications.tsx')).Notifications }));
const Shortcuts = lazy(async () => ({ default: (await import('../../../shell/shortcuts.tsx')).Shortcuts }));
const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** A place in the header, beside the account. */
export function HeaderPart() {
  if (useSession().status !== 'signed-in') return null;
  return (
    <Suspense fallback={null}>
      <Bell />
    </Suspense>
  );
}

/** Keys open the palette: a phone does without its code. */
const hasKeyboard = () => matchMedia('(any-pointer: fine)').matches && !sparesData();

/** Over the page. */
export function PageOverlay() {
  const [withPalette] = useState(hasKeyboard);
  return (
    <>
      <Suspense fallback={null}>
        <Shortcuts />
      </Suspense>
      {withPalette && (
        <Suspense fallback={null}>
          <Palette />
        </Suspense>
      )}
    </>
  );
}
