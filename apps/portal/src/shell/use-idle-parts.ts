import { onIdle } from '@zonekit/api-client/react/idle';
import { type ComponentType, useEffect, useState } from 'react';

/** Parts of the frame that load when the browser is idle; every page can be reached without them. */
export interface IdleParts {
  /** In the header of a user who is signed in. */
  Notifications: ComponentType;
  /** Over the page. */
  PageOverlay: ComponentType;
}

/** @param load the same function at each render */
export const useIdleParts = (load: () => Promise<IdleParts>): IdleParts | null => {
  const [parts, setParts] = useState<IdleParts | null>(null);
  useEffect(() => onIdle(() => void load().then(setParts, () => {})), [load]);
  return parts;
};
