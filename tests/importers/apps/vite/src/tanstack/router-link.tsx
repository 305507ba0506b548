import { useRouter } from '@tanstack/react-router';
import type { RouterLinkProps } from '@zonekit/ui/link';
import type { MouseEvent } from 'react';

/** The kit's links by TanStack Router; other sites, downloads and new windows stay the browser's. */
export function RouterLink({ href, onClick, ...props }: RouterLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || modified || props.target || props.download) return;
    // `?page=2` is of this page.
    const { origin, pathname, search, hash } = new URL(href, window.location.href);
    if (origin !== window.location.origin) return;
    event.preventDefault();
    void router.navigate({ href: `${pathname}${search}${hash}` });
  };
  return <a href={href} onClick={follow} {...props} />;
}
