import { BorderStrip } from '@zonekit/ui/border-strip';
import { Container } from '@zonekit/ui/container';
import type { ReactNode } from 'react';
import type { Drawing } from '../../variants/drawing.types.ts';
import { VariantDrawing } from '../shared/variant-drawing.tsx';
import * as css from './hero.css.ts';

export interface HeroFrameProps {
  drawing: Drawing;
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
        <VariantDrawing drawing={drawing} className={css.chart} />
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
