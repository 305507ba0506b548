import { BorderStrip } from '@zonekit/ui/border-strip';
import { Container } from '@zonekit/ui/container';
import type { ReactNode } from 'react';
import * as css from './lead.css.ts';

interface LeadProps {
  title: ReactNode;
  line: ReactNode;
  /** Below the words: what to do first. */
  actions?: ReactNode;
  /** Beside the words. */
  children?: ReactNode;
}

/** What a template of the home page begins with: its promise, and beside it what proves it. */
export function Lead({ title, line, actions, children }: LeadProps) {
  return (
    <>
      <section className={css.lead} aria-labelledby="home-title">
        <Container className={children ? css.columns : undefined}>
          <div>
            <h1 id="home-title" className={css.title}>
              {title}
            </h1>
            <p className={css.line}>{line}</p>
            {actions && <div className={css.actions}>{actions}</div>}
          </div>
          {children}
        </Container>
      </section>
      <BorderStrip />
    </>
  );
}
