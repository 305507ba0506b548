import { useRouter } from '@tanstack/react-router';
import type { RouterLinkProps } from '@zonekit/ui/link';
import type { MouseEvent } from 'react';

/** Addresses of the portal's own pages: not of files, of other sites, nor places of this page. */
const isOwn = (href: string) => href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');

/**
 * The link that ui and kit render with: goes by the router where it can, and starts to load when it is pointed at.
 * A place of this page, a download, another window and a modified click stay the browser's.
 */
export function PortalLink({ href, onClick, onPointerEnter, onFocus, ...props }: RouterLinkProps) {
  const router = useRouter();
  const routed = isOwn(href) && !props.download && (!props.target || props.target === '_self');
  const preload = () => {
    if (routed) void router.preloadRoute({ href } as Parameters<typeof router.preloadRoute>[0]).catch(() => undefined);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!routed || modified || event.defaultPrevented) return;
    event.preventDefault();
    void router.navigate({ href });
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
