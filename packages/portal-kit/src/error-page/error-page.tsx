'use client';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { Cover } from '@zonekit/ui/cover';
import { Link } from '@zonekit/ui/link';
import { Component, type ReactNode, useId } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './error-page.css.ts';
import { errorWords } from './error-words.ts';
import en from './messages/en.ts';
import zhCN from './messages/zh-CN.ts';

export interface ErrorPageProps {
  /** Default 500. */
  status?: number;
  /** Of the service, in the reader's language; instead of the default words. */
  message?: string | null;
  /** Address of the home page. */
  homeHref: string;
  /** Loads the page again; not offered for a 404. */
  onRetry?: () => void;
  /** Pages that the visitor has seen lately, to go back to. */
  visited?: readonly { path: string; title: string }[];
  /** A search form, say. */
  children?: ReactNode;
}

/**
 * Status code and message; for a 404 with a link home. If it fails itself, it renders a plain message with a link home.
 */
export function ErrorPage(props: ErrorPageProps) {
  return (
    <LastResort fallback={<Bare homeHref={props.homeHref} />}>
      <LastResort fallback={<Failed homeHref={props.homeHref} />}>
        <Content {...props} />
      </LastResort>
    </LastResort>
  );
}

function Content({ status = 500, message, homeHref, onRetry, visited = [], children }: ErrorPageProps) {
  const t = useKitTranslations('errorPage');
  const words = errorWords(status);
  const visitedId = useId();
  return (
    <Container className={css.page} data-status={status}>
      <div>
        <p className={css.status}>
          <span className={css.hidden}>{t('status')} </span>
          {status}
        </p>
        <h1 className={css.title}>{t(words.title)}</h1>
        <p className={css.lede}>{message ?? t(words.hint)}</p>
        {children}
        <div className={css.actions}>
          {onRetry && status !== 404 && (
            <Button kind="primary" size="lg" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          <Button asChild kind={onRetry && status !== 404 ? 'secondary' : 'primary'} size="lg">
            <Link href={homeHref}>{t('home')}</Link>
          </Button>
        </div>
        {visited.length > 0 && (
          <nav className={css.visited} aria-labelledby={visitedId}>
            <h2 id={visitedId} className={css.visitedTitle}>
              {t('visited')}
            </h2>
            <ul className={css.visitedList}>
              {visited.map(({ path, title }) => (
                <li key={path}>
                  <Link href={path} kind="text">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className={css.picture}>
        <Cover id={`error-${status}`} kind={status === 404 ? 'contour' : 'berth'} />
      </div>
    </Container>
  );
}

/** Where the words themselves are what failed: short texts in both languages. */
function Bare({ homeHref }: { homeHref: string }) {
  return (
    <Container role="alert" className={css.failed}>
      <p lang="zh-CN">{zhCN.failed}</p>
      <p lang="en">{en.failed}</p>
      <a className={css.home} href={homeHref}>
        {zhCN.home} / {en.home}
      </a>
    </Container>
  );
}

function Failed({ homeHref }: { homeHref: string }) {
  const t = useKitTranslations('errorPage');
  return (
    <Container className={css.failed}>
      <p role="alert">{t('failed')}</p>
      {/* A plain anchor: the router may be what failed. */}
      <a className={css.home} href={homeHref}>
        {t('home')}
      </a>
    </Container>
  );
}

class LastResort extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
