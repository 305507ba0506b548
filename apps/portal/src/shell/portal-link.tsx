import { type AnyRouter, useRouter } from '@tanstack/react-router';
import type { RouterLinkProps } from '@zonekit/ui/link';
import type { MouseEvent } from 'react';
import { openingDialog } from './dialogs/opening-dialog.ts';
import { linkTarget } from './link-target.ts';

type Target = NonNullable<ReturnType<typeof linkTarget>>;

const goToTarget = (router: AnyRouter, { href, over }: Target): void => {
  const go = () => void router.navigate({ href, resetScroll: !over });
  if (over) openingDialog.follow(href.slice(href.indexOf('?')), go);
  else go();
};

/** Goes to an address as a press on a link to it does. */
export const goTo = (router: AnyRouter, href: string): void => {
  const to = linkTarget(href, router.state.location);
  if (to) goToTarget(router, to);
  else window.location.assign(href);
};

/**
 * The link that ui and kit render with: goes by the router where it can, and starts to load when it is pointed at.
 * A place of this page, a download, another window and a modified click stay the browser's.
 */
export function PortalLink({ href, onClick, onPointerEnter, onFocus, ...props }: RouterLinkProps) {
  const router = useRouter();
  const byRouter = !props.download && (!props.target || props.target === '_self');
  // Computed on use: the page's own address changes without this link being rendered.
  const target = () => (byRouter ? linkTarget(href, router.state.location) : null);
  const preload = () => {
    const to = target();
    // The page that is shown asks itself for what another search of its own takes: router and page would ask twice.
    if (!to || to.over || to.href.split(/[?#]/, 1)[0] === router.state.location.pathname) return;
    void router.preloadRoute({ href: to.href } as Parameters<typeof router.preloadRoute>[0]).catch(() => undefined);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    const to = target();
    if (!to || modified || event.defaultPrevented) return;
    event.preventDefault();
    goToTarget(router, to);
  };
  return (
    <a
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preload();
      }}
      {...props}
    />
  );
}
