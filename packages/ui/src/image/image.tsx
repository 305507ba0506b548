'use client';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Cover, type CoverKind } from '../cover/cover.tsx';
import { advise } from '../internal/advise.ts';
import { customProperties } from '../internal/custom-properties.ts';
import { cx } from '../internal/cx.ts';
import { type ImageState, imageStateOf } from './image.core.ts';
import * as css from './image.css.ts';

type Source = Pick<ComponentProps<'img'>, 'srcSet' | 'sizes' | 'crossOrigin' | 'referrerPolicy'>;

export interface ImageProps extends Omit<ComponentProps<'span'>, 'children'>, Source {
  /** Absent where there is no picture: the cover is shown. */
  src?: string | undefined;
  /** What it shows, for who does not see it; empty for one that only decorates. */
  alt: string;
  /** Intrinsic size in px, which reserves the space before loading. */
  width: number;
  /** Intrinsic height in px, which reserves the space before loading. */
  height: number;
  /** Fallback for a missing or broken picture, drawn from the id of its item. */
  cover: { id: string; kind: CoverKind };
  /** The first picture of a page, which is fetched at once; all others wait until they come near. */
  priority?: boolean;
  /** `cover` fills its place and cuts, `contain` shows all. */
  fit?: 'cover' | 'contain';
  /** Rounds the corners like those of a card. */
  rounded?: boolean;
}

/** A lazily loaded picture with reserved space; a drawn cover replaces a missing one. */
export function Image({
  src,
  alt,
  width,
  height,
  cover,
  priority = false,
  fit = 'cover',
  rounded = false,
  srcSet,
  sizes,
  crossOrigin,
  referrerPolicy,
  className,
  style,
  ...props
}: ImageProps) {
  const img = useRef<HTMLImageElement>(null);
  const [{ of, state }, setState] = useState<{ of: string | undefined; state: ImageState }>({
    of: src,
    state: 'loading',
  });
  advise(
    !(width > 0 && height > 0),
    `Image: ${width} × ${height} keeps no place. Give the picture's width and height.`,
  );
  useEffect(() => {
    if (!img.current) return;
    const seen = imageStateOf(img.current);
    // The first picture of a page shows line by line as it comes: to fade it in would only make it late.
    setState({ of: src, state: priority && seen === 'late' ? 'loading' : seen });
  }, [src, priority]);
  const set = (next: ImageState) => setState({ of: src, state: next });
  // The state belongs to one `src`; another picture starts in its initial state.
  const isFailed = src === undefined || (of === src && state === 'failed');
  return (
    <span
      className={cx(css.frame, className)}
      style={{ ...customProperties({ [css.RATIO]: `${width} / ${height}` }), ...style }}
      data-state={isFailed ? 'failed' : of === src ? state : 'loading'}
      data-fit={fit}
      data-rounded={rounded ? '' : undefined}
      {...props}
    >
      {isFailed ? (
        <Cover
          {...cover}
          className={css.cover}
          {...(alt && { role: 'img', 'aria-label': alt, 'aria-hidden': undefined })}
        />
      ) : (
        <img
          ref={img}
          className={css.image}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? 'sync' : 'async'}
          fetchPriority={priority ? 'high' : 'auto'}
          {...(srcSet !== undefined && { srcSet })}
          {...(sizes !== undefined && { sizes })}
          {...(crossOrigin !== undefined && { crossOrigin })}
          {...(referrerPolicy !== undefined && { referrerPolicy })}
          onLoad={() => set('loaded')}
          onError={() => set('failed')}
        />
      )}
    </span>
  );
}
