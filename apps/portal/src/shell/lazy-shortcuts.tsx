import { onIdle } from '@zonekit/api-client/react/idle';
import { type ComponentType, useEffect, useState } from 'react';

/** The place of the floating panel, whose code comes when the browser is idle. Without it nothing is out of reach. */
export function LazyShortcuts() {
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      onIdle(() => {
        import('./shortcuts.tsx').then(({ Shortcuts }) => setPanel(() => Shortcuts)).catch(() => undefined);
      }),
    [],
  );
  return Panel && <Panel />;
}
