import { BorderStrip } from '@zonekit/ui/border-strip';
import { Container } from '@zonekit/ui/container';
import type { ReactNode } from 'react';
import * as css from './hero.css.ts';

export interface HeroFrameProps {
  /** The variant's drawing: its ground, and the groups of its file in the order that they lie on each other. */
  drawing: { viewBox: string; groups: readonly { href: string; className?: string }[] };
  headline: string;
  lede: string;
  /** Below the words, as wide as they are. */
  children: ReactNode;
}

/** Headline and first action over a variant's drawing. */
export function HeroFrame({ drawing, headline, lede, children }: HeroFrameProps) {
  return (
    <>
      <section className={css.hero} aria-labelledby="home-title">
        <svg className={css.chart} viewBox={drawing.viewBox} preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
          {drawing.groups.map(({ href, className }) => (
            <use key={href} href={href} className={className} />
          ))}
        </svg>
        <div className={css.fade} />
        <Container className={css.inner}>
          <div className={css.copy}>
            <h1 id="home-title" className={css.headline}>
              {headline}
            </h1>
            <p className={css.lede}>{lede}</p>
            {children}
          </div>
        </Container>
      </section>
      <BorderStrip />
    </>
  );
}
