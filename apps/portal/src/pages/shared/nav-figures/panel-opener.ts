import type { RouterContext } from '../../../platform/router-context.ts';
import type { AddFigures, LoadPanelFigures, OpenPanel } from './nav-figure.types.ts';

/** Figures older than this are read again when their panel opens. */
const FRESH_MS = 60_000;

const userOf = ({ session }: RouterContext): string | null => session?.view().user?.user_id ?? null;

/** Reads the figures of a panel that opens, unless they are fresh or on their way. Those of a user go with the session. */
export const panelOpener = (load: LoadPanelFigures): OpenPanel => {
  let whose: string | null = null;
  /** By the id of the item, like the times at which they were asked for. */
  const adders = new Map<string, AddFigures>();
  const askedAt = new Map<string, number>();
  let show: Parameters<OpenPanel>[2] | undefined;

  const showAll = () => show?.((item) => adders.get(item.id)?.(item) ?? item);
  const followUser = (context: RouterContext) => {
    if (userOf(context) === whose) return;
    whose = userOf(context);
    adders.clear();
    askedAt.clear();
    show?.(null);
  };

  return async (context, id, showNow) => {
    if (!show) context.session?.subscribe(() => followUser(context));
    show = showNow;
    followUser(context);
    const at = Date.now();
    if (at - (askedAt.get(id) ?? 0) < FRESH_MS) return showAll();
    askedAt.set(id, at);
    try {
      const add = await load(context, id, whose !== null);
      if (!add || askedAt.get(id) !== at) return;
      adders.set(id, add);
      showAll();
    } catch {
      // The entries are there without figures; the next time that the panel opens asks again.
      askedAt.delete(id);
    }
  };
};
