import type { ReactNode } from 'react';
import type { Words } from '../../packages/ui/src/docs/component-doc.types.ts';
import { parseGlobals } from '../page-globals.ts';
import * as css from './foundations.css.ts';

export type Say = (words: Words) => string;

/** What a story is told by the toolbar, as the pages need it. */
export const toolbarOf = (globals: Record<string, unknown>) => {
  const { brand, theme, locale } = parseGlobals(globals);
  const say: Say = ({ zh, en }) => (locale === 'en' ? en : zh);
  return { brand, theme: theme === 'system' ? ('light' as const) : theme, say };
};

export function Page({ title, lede, children }: { title: string; lede: string; children: ReactNode }) {
  return (
    <main className={css.page}>
      <header>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lede}>{lede}</p>
      </header>
      {children}
    </main>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </section>
  );
}
