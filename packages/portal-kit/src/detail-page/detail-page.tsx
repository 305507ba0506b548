'use client';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Container } from '@zonekit/ui/container';
import type { ReactNode } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './detail-page.css.ts';
import { useCurrentSection } from './use-current-section.ts';

export interface DetailPageProps {
  /** From the home page down to the list that the thing is from. */
  trail: readonly { label: string; href: string }[];
  title: string;
  /** Of the title, where it is not the page's. */
  lang?: string;
  /** Below the title: its number, say. */
  line?: ReactNode;
  /** Above the title: how it stands, and what it is. */
  chips?: ReactNode;
  /** Beside the title: a deadline. */
  side?: ReactNode;
  /** `Facts` of ui. */
  facts: ReactNode;
  /** The sections of the body by the ids of their headings. */
  outline?: readonly { id: string; text: string }[];
  /** How the visitor stands to it, short; above the body where the column beside it has gone below. May come to nothing. */
  verdict?: ReactNode;
  /** The column that stays beside the body: the one action, share. */
  aside?: ReactNode;
  /** What is related. */
  after?: ReactNode;
  /** `ActionBar`: the one action, in reach on a phone. */
  bar?: ReactNode;
  /** The body; its sections have `h2`s. */
  children: ReactNode;
}

/**
 * The frame of one thing: title block, facts, outline, body, a column with its one action beside it, what is related. On a phone
 * one column, and the action stays at the lower edge. Source: visual.md, Layout.
 */
export function DetailPage({ trail, title, lang, outline = [], ...parts }: DetailPageProps) {
  const t = useKitTranslations('detailPage');
  return (
    <>
      <div className={css.head}>
        <Container className={css.headInner}>
          <Breadcrumb label={t('breadcrumb')} items={[...trail, { label: title }]} />
          <div className={css.headGrid}>
            <div>
              {parts.chips && <div className={css.chips}>{parts.chips}</div>}
              <h1 className={css.title} lang={lang}>
                {title}
              </h1>
              {parts.line && <p className={css.number}>{parts.line}</p>}
            </div>
            {parts.side}
          </div>
        </Container>
      </div>
      <Container>
        {parts.facts}
        <div className={css.layout}>
          <Outline items={outline} />
          <article className={css.article}>
            {parts.verdict !== undefined && (
              <section className={css.verdict} aria-label={t('verdict')}>
                {parts.verdict}
              </section>
            )}
            {parts.children}
          </article>
          {parts.aside && <aside className={css.aside}>{parts.aside}</aside>}
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
  // Its place stays, so that the body stands where it does on other pages.
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
