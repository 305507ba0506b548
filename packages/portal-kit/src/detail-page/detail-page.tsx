'use client';
import { Container } from '@zonekit/ui/container';
import type { ReactNode } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './detail-page.css.ts';
import { PageHead, type PageHeadProps } from './page-head.tsx';
import { useCurrentSection } from './use-current-section.ts';

export interface DetailPageProps extends Omit<PageHeadProps, 'breadcrumb'> {
  /** `Facts` of ui. */
  facts: ReactNode;
  /** The sections of the body by the ids of their headings. */
  outline?: readonly { id: string; text: string }[];
  /** The card with the one action: beside the body, on narrow windows above it. */
  card?: ReactNode;
  /** Below the card: share, history. On narrow windows below the body. */
  aside?: ReactNode;
  /** Related items. */
  after?: ReactNode;
  /** Without the column of the outline, for a body that needs the width; the card follows the body on narrow windows. */
  wide?: boolean;
  /** The card of a wide body above it on narrow windows: it holds what is chosen. */
  cardFirst?: boolean;
  /** `ActionBar`: the one action, in reach where the page is one column. */
  bar?: ReactNode;
  /** The body; its sections have `h2`s. */
  children: ReactNode;
}

/**
 * The frame of one thing: title block, facts, outline, body, a column with its one action beside it, what is related. On a phone
 * one column, and the action stays at the lower edge.
 */
export function DetailPage({ trail, title, lang, line, chips, lead, side, outline = [], ...parts }: DetailPageProps) {
  const t = useKitTranslations('detailPage');
  const { wide, cardFirst } = parts;
  const cardFollows = wide && !cardFirst;
  const article = <article className={css.article}>{parts.children}</article>;
  return (
    <>
      <PageHead breadcrumb={t('breadcrumb')} {...{ trail, title, lang, line, chips, lead, side }} />
      <Container>
        {parts.facts}
        <div className={css.layout} data-wide={wide ? '' : undefined}>
          {cardFollows && article}
          {!wide && <Outline items={outline} />}
          {(parts.card || parts.aside) && (
            <aside className={css.aside}>
              {parts.card}
              {parts.aside && <div className={css.rest}>{parts.aside}</div>}
            </aside>
          )}
          {!cardFollows && article}
        </div>
        {parts.after}
      </Container>
      {parts.bar}
    </>
  );
}

function Outline({ items }: { items: readonly { id: string; text: string }[] }) {
  const t = useKitTranslations('detailPage');
  const current = useCurrentSection(items.map(({ id }) => id));
  // Its column is reserved, so that the body has the same position as on other pages.
  if (items.length === 0) return <div className={css.outline} />;
  return (
    <nav className={css.outline} aria-labelledby="outline">
      <h2 id="outline" className={css.outlineTitle}>
        {t('outline')}
      </h2>
      {items.map(({ id, text }) => (
        <a key={id} href={`#${id}`} className={css.outlineLink} aria-current={id === current ? 'location' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
