import type { ReactNode } from 'react';
import * as css from './detail.css.ts';

/** Sections of a detail page that it has something in. */
export interface Part {
  id: string;
  title: string;
  content: ReactNode;
}

export function Sections({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ id, title, content }) => (
    <section key={id} className={css.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {content}
    </section>
  ));
}

export const outlineOf = (parts: readonly Part[]) => parts.map(({ id, title }) => ({ id, text: title }));

/** Plain text; a line break begins a paragraph. */
export function Paragraphs({ text, lang }: { text: string; lang: string }) {
  return (
    <div className={css.paragraphs} lang={lang}>
      {text.split('\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

export function Lines({ lines, lang }: { lines: readonly string[]; lang: string }) {
  return (
    <ul className={css.list} lang={lang}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
