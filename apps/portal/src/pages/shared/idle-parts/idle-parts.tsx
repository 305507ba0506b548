import { sparesData } from '@zonekit/api-client/react/idle';
import { type ComponentType, lazy, Suspense, useState } from 'react';

/** Code that does not come leaves its place empty: nothing is out of reach without it. */
const part = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType => () => null) }));

// Loaded apart, since home's script names the files that this module needs.
const Bell = part(async () => (await import('./notifications.tsx')).Notifications);
const Shortcuts = part(async () => (await import('../../../shell/shortcuts.tsx')).Shortcuts);
const Palette = part(async () => (await import('./palette.tsx')).Palette);

export function Notifications() {
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
