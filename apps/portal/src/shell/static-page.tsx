import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useReducer, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Words } from '../platform/words/words.ts';
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

/** A part begins with an empty margin, which is no reason to load its code. */
const HAS_CONTENT = { threshold: 0.1 };

const controlsOf = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>('a, button, input, select, textarea')];

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
  /** The parts of the page that need code, without the others. */
  parts: StaticCode<Props & { part: string }>;
  /** What of the address the page shows: another one cannot be shown by the HTML that is there. */
  state: string;
  props: NoInfer<Props>;
  /** Whether `props` have all that the page shows; otherwise what its parts show, and the loader brings the others. */
  complete: boolean;
  /** The page has content for the user that the server's HTML lacks. */
  personal: boolean;
  loadWords: (words: Words) => Promise<void>;
}

/**
 * A page that is read and has no state of its own. A first visit keeps the server's HTML as it is, and loads neither the
 * page's code nor its words; coming here from another page renders it as any. A part of it that needs code (`data-part` with
 * its name) gets its own once it comes into view.
 *
 *     first visit:  server ─ HTML ─► stays        `state` changes, or `personal` ─ preload ─► rendered
 *                                    part in view ─ preload ─► that part rendered
 *     from a page:  loader ─ preload ─► rendered
 */
export function StaticPage<Props extends object>({
  code,
  parts,
  state,
  props,
  complete,
  personal,
  loadWords,
}: StaticPageProps<Props>) {
  const router = useRouter();
  const root = useRef<HTMLDivElement>(null);
  const Page = code.current();
  const Part = parts.current();
  const [first] = useState(state);
  const [prerendered] = useState(Page === null);
  const [reached, setReached] = useState<readonly HTMLElement[]>([]);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const outdated = personal || state !== first;
  const live = complete && Page !== null && (!prerendered || outdated);

  useEffect(() => {
    const prepare = ({ preload }: Pick<StaticCode<Props>, 'preload'>) =>
      Promise.all([preload(), loadWords(router.options.context.words)]);
    if (outdated) {
      if (!complete) void router.invalidate();
      if (code.current() === null) void prepare(code).then(redraw);
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        void prepare(parts).then(() => {
          const focused = controlsOf(target).indexOf(document.activeElement as HTMLElement);
          target.replaceChildren();
          // Before the next paint, so that the part never is empty.
          flushSync(() => setReached((before) => [...before, target]));
          controlsOf(target)[focused]?.focus({ preventScroll: true });
        });
      }
    }, HAS_CONTENT);
    root.current?.querySelectorAll('[data-part]').forEach((part) => {
      observer.observe(part);
    });
    return () => observer.disconnect();
  }, [code, parts, complete, outdated, router, loadWords]);
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
    <>
      <div
        key="prerendered"
        ref={root}
        className={css.page}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves what the server rendered
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {Part && reached.map((part) => createPortal(<Part {...(props as Props)} part={part.dataset.part ?? ''} />, part))}
    </>
  );
}
