import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Container } from '@zonekit/ui/container';
import type { ReactNode } from 'react';
import { useWords } from '../../../words/use-words.ts';
import * as css from './detail.css.ts';
import { useCurrentSection } from './use-current-section.ts';

export interface DetailFrameProps {
  /** The list that the page belongs to. */
  parent: { label: string; href: string };
  title: string;
  lang: string;
  number: string;
  chips: ReactNode;
  /** Beside the title: the deadline. */
  side?: ReactNode;
  facts: ReactNode;
  outline: readonly { id: string; text: string }[];
  /** Above the body, on narrow windows. */
  verdict?: ReactNode;
  aside: ReactNode;
  after?: ReactNode;
  bar?: ReactNode;
  children: ReactNode;
}

/** What a document and a call have in common: title block, facts, outline, body, a column beside it, what is related. */
export function DetailFrame(props: DetailFrameProps) {
  const t = useWords('policyDetail');
  const { parent, title, lang, outline } = props;
  return (
    <>
      <div className={css.head}>
        <Container className={css.headInner}>
          <Breadcrumb
            label={t('breadcrumb')}
            items={[{ label: t('home'), href: '/' }, { label: t('policy'), href: '/policy' }, parent, { label: title }]}
          />
          <div className={css.headGrid}>
            <div>
              <div className={css.chips}>{props.chips}</div>
              <h1 className={css.title} lang={lang}>
                {title}
              </h1>
              <p className={css.number}>{props.number}</p>
            </div>
            {props.side}
          </div>
        </Container>
      </div>
      <Container>
        {props.facts}
        <div className={css.layout}>
          <Outline items={outline} />
          <article className={css.article}>
            {props.verdict}
            {props.children}
          </article>
          <aside className={css.aside}>{props.aside}</aside>
        </div>
        {props.after}
      </Container>
      {props.bar}
    </>
  );
}

function Outline({ items }: { items: readonly { id: string; text: string }[] }) {
  const t = useWords('policyDetail');
  const current = useCurrentSection(items.map(({ id }) => id));
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
