'use client';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { advise } from '../internal/advise.ts';
import { customProperties } from '../internal/custom-properties.ts';
import { cx } from '../internal/cx.ts';
import * as css from './qr-code.css.ts';
import { qrPath } from './qr-path.ts';

/** Modules of quiet ground around a code, by its standard (ISO/IEC 18004). */
const QUIET = 4;

type Drawn = { state: 'waiting' } | { state: 'ready'; path: string; modules: number } | { state: 'failed' };

export interface QrCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Encoded text, usually an address, up to about 2,900 letters; shorter codes scan more easily. */
  value: string;
  /** What it is and leads to ('Code of the service account'): the code itself cannot be read aloud. */
  label: string;
  /** Its side in px. */
  size?: number;
  /** How much of it may be hidden or dirty: L 7 %, M 15 %, Q 25 %, H 30 %. */
  correction?: 'L' | 'M' | 'Q' | 'H';
  /** Shown where the value is too long to be drawn; the value itself by default. */
  fallback?: ReactNode;
}

/** A QR code. The encoder loads when it is shown; put a link or the text beside it. */
export function QrCode({
  value,
  label,
  size = 160,
  correction = 'M',
  fallback = value,
  className,
  style,
  ...props
}: QrCodeProps) {
  const [drawn, setDrawn] = useState<Drawn>({ state: 'waiting' });
  advise(label === '', 'QrCode: it has no text alternative. Give label: what it is and where it leads.');
  advise(value === '', 'QrCode: value is empty, so there is nothing to read. Give an address or a text.');
  useEffect(() => {
    let isCurrent = true;
    const draw = async (): Promise<Drawn> => {
      // A chunk that does not come is a code that cannot be drawn, as a value is that is too long.
      try {
        const { encode } = await import('uqr');
        const { data, size: modules } = encode(value, { ecc: correction, border: 0 });
        return { state: 'ready', path: qrPath(data), modules };
      } catch {
        return { state: 'failed' };
      }
    };
    void draw().then((next) => isCurrent && setDrawn(next));
    return () => {
      isCurrent = false;
    };
  }, [value, correction]);
  return (
    <div
      className={cx(css.code, className)}
      style={{ ...customProperties({ [css.SIZE]: `${size}px` }), ...style }}
      // The light theme's colours in every theme, since many readers fail on light modules.
      data-theme="light"
      data-state={drawn.state}
      {...props}
    >
      {drawn.state === 'ready' && (
        <svg
          className={css.drawing}
          role="img"
          aria-label={label}
          viewBox={`${-QUIET} ${-QUIET} ${drawn.modules + 2 * QUIET} ${drawn.modules + 2 * QUIET}`}
        >
          <path d={drawn.path} />
        </svg>
      )}
      {drawn.state === 'failed' && fallback}
    </div>
  );
}
