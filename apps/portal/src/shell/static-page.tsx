import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useReducer, useRef, useState } from 'react';
import * as css from './static-page.css.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page stays as the server rendered it: see `StaticPage`. */
    staticPage?: boolean;
  }
}

/** An anchor of the static page that the router should follow; the same rules as `PortalLink`. */
const routedHref = (event: MouseEvent): string | null => {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return null;
  }
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  const href = anchor?.getAttribute('href');
  if (!anchor || !href || anchor.target || anchor.hasAttribute('download')) return null;
  return /^(\/(?!\/|api\/)|\?)/.test(href) ? href : null;
};

/** What the page's own code would do: links go by the router, and a select with `data-form-action` says where its form goes. */
const bringToLife = (root: HTMLElement, router: AnyRouter) => {
  const follow = (event: MouseEvent) => {
    const href = routedHref(event);
    if (href === null) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  const choose = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const action = target.dataset.formAction;
    if (action && target.form) target.form.action = action.replace('{value}', target.value);
  };
  root.addEventListener('click', follow);
  root.addEventListener('change', choose);
  return () => {
    root.removeEventListener('click', follow);
    root.removeEventListener('change', choose);
  };
};

/** The code of a static page, once it is there. */
export interface StaticCode<Props extends object> {
  current: () => ComponentType<Props> | null;
  preload: () => Promise<void>;
}

/** The route's loader awaits `preload`, which runs on the server and when somebody comes from another page. */
export const staticCode = <Props extends object>(load: () => Promise<ComponentType<Props>>): StaticCode<Props> => {
  let page: ComponentType<Props> | null = null;
  return {
    current: () => page,
    preload: async () => {
      page ??= await load();
    },
  };
};

export interface StaticPageProps<Props extends object> {
  code: StaticCode<Props>;
  /** What of the address the page shows: another one cannot be shown by the HTML that is there. */
  state: string;
  props: NoInfer<Props>;
}

/**
 * A page that is read and has no state of its own. A first visit keeps the server's HTML as it is, and loads neither the
 * page's code nor its words; coming here from another page renders it as any.
 *
 *     first visit:  server ─ HTML ─► stays        `state` changes ─ preload ─► rendered
 *     from a page:  loader ─ preload ─► rendered
 */
export function StaticPage<Props extends object>({ code, state, props }: StaticPageProps<Props>) {
  const router = useRouter();
  const root = useRef<HTMLDivElement>(null);
  const Page = code.current();
  const [first] = useState(state);
  const [prerendered] = useState(Page === null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const live = Page !== null && (!prerendered || state !== first);

  useEffect(() => {
    if (state !== first && code.current() === null) void code.preload().then(redraw);
  }, [code, state, first]);
  useEffect(() => {
    if (!live && root.current) return bringToLife(root.current, router);
  }, [live, router]);

  if (live && Page) {
    return (
      <div key="live" className={css.page}>
        <Page {...(props as Props)} />
      </div>
    );
  }
  return (
    <div
      key="prerendered"
      ref={root}
      className={css.page}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves what the server rendered
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
