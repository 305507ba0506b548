import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { NavPanelProps } from './nav-panel.tsx';

export interface NavMenu {
  /** The item whose panel shows. */
  open: string | null;
  /** Comes with the code that opens panels: until then links lead to where they lead. */
  Panel: ComponentType<NavPanelProps> | null;
}

/** Which panel of the nav is open. Its code loads when the nav becomes visible, or at the first pointer or focus. */
export const useNavMenu = (nav: RefObject<HTMLElement | null>): NavMenu => {
  const [menu, setMenu] = useState<NavMenu>({ open: null, Panel: null });
  useEffect(() => {
    const element = nav.current;
    if (!element) return;
    let end: (() => void) | undefined;
    const over = new AbortController();
    const wake = async () => {
      over.abort();
      const live = await import('./live-nav.ts');
      if (nav.current === element) end = live.attachNavMenu(element, (open) => setMenu({ open, Panel: live.NavPanel }));
    };
    // Not loaded: links lead to the overviews, which have all that is in the panels.
    const start = () => void wake().catch(() => undefined);
    if (element.getClientRects().length > 0) start();
    else for (const name of ['pointerenter', 'focusin']) element.addEventListener(name, start, over);
    return () => {
      over.abort();
      end?.();
    };
  }, [nav]);
  return menu;
};
