import { type ComponentType, lazy, Suspense } from 'react';
import { Shortcuts } from '../../../shell/shortcuts.tsx';
import { LatePalette } from './late-palette.tsx';

/** Without its code the place stays empty: the overview is a page as well. */
const Bell = lazy(async () => ({
  default: await import('./notifications.tsx').then(
    ({ Notifications: Loaded }): ComponentType => Loaded,
    () => () => null,
  ),
}));

export function Notifications() {
  return (
    <Suspense fallback={null}>
      <Bell />
    </Suspense>
  );
}

/** Over the page. */
export function PageOverlay() {
  return (
    <>
      <Shortcuts />
      <LatePalette />
    </>
  );
}
