'use client';
import { SkipLink } from '@zonekit/ui/skip-link';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { hasOpenModal } from '../internal/open-modal.ts';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './page-shell.css.ts';

export interface PageShellProps {
  /** Path of the page that is rendered, without search and fragment. A change of it moves the focus to the main content. */
  pathname: string;
  /** MainHeader or VariantHeader. Without it, as on a page for embedding, there is no skip link either. */
  header?: ReactNode;
  /** PortalFooter. */
  footer?: ReactNode;
  /** Notices, the floating panel and dialogs: they stay mounted while pages change. */
  overlays?: ReactNode;
  /** The page, with its `h1`; inside `<main id="main">`. */
  children: ReactNode;
}

/**
 * The frame of every page: skip link, header, main content, footer and overlays. On another page the focus moves to the main
 * content, as when a browser loads a page, so that a screen reader starts there; an address with a fragment leads to its element.
 * An open dialog keeps the focus.
 */
export function PageShell({ pathname, header, footer, overlays, children }: PageShellProps) {
  const t = useKitTranslations('pageShell');
  const main = useRef<HTMLElement>(null);
  const focusedPathname = useRef(pathname);
  // Before passive effects, so that a page may move the focus on.
  useLayoutEffect(() => {
    if (focusedPathname.current === pathname) return;
    focusedPathname.current = pathname;
    if (!window.location.hash && !hasOpenModal()) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      {header && (
        <>
          <SkipLink href="#main">{t('skip')}</SkipLink>
          {header}
        </>
      )}
      <main ref={main} id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
      {overlays}
    </>
  );
}
