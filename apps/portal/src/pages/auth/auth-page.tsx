import { BorderStrip } from '@zonekit/ui/border-strip';
import type { ReactNode } from 'react';
import { drawing } from '#variant/drawing.ts';
import { variant } from '#variant/variant.ts';
import { VariantDrawing } from '../shared/variant-drawing.tsx';
import * as css from './login-page.css.ts';
import { MiniHead } from './mini-head.tsx';

export interface AuthPageProps {
  title: string;
  lede: string;
  /** Above the title: why somebody is here. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A page with one thing to do: a mini head, the task, and the variant's drawing beside it where there is room. */
export function AuthPage({ title, lede, notice, children }: AuthPageProps) {
  return (
    <div className={css.page}>
      <div className={css.side}>
        <MiniHead />
        <div className={css.main}>
          {notice}
          <h1 className={css.title}>{title}</h1>
          <p className={css.lede}>{lede}</p>
          {children}
        </div>
        <p className={css.legal}>
          <span>{variant.footer.icp}</span>
          <a href={`tel:${variant.footer.hotline.replaceAll('-', '')}`}>{variant.footer.hotline}</a>
        </p>
      </div>
      <div className={css.chart} aria-hidden="true">
        <VariantDrawing drawing={drawing} />
        <BorderStrip />
      </div>
    </div>
  );
}

/** Loaded anew, as the specification's section 4 has it, so that nothing of before the login is left. */
export const comeBack = (path: string): void => window.location.replace(path);
