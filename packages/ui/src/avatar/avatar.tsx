'use client';
import { type ComponentProps, useState } from 'react';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import * as css from './avatar.css.ts';
import { initials, toneOf } from './initials.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children' | 'role'> {
  /** Of the person or the enterprise. Determines the letters and the tone, and is the accessible name. */
  name: string;
  /** Address of the picture. Without one, or where it fails to load, letters of the name are shown. */
  src?: string | undefined;
  /** 30, 40 or 70 px at the ordinary size of text. */
  size?: 'sm' | 'md' | 'lg';
  /** `square` for enterprises and places. */
  shape?: 'round' | 'square';
  /** Decorative beside a visible name, so that screen readers do not repeat it. */
  decorative?: boolean;
}

/** Somebody's picture; letters of the name while it loads, where there is none, and where it cannot be had. */
export function Avatar({ name, src, size = 'md', shape = 'round', decorative, className, ...props }: AvatarProps) {
  advise(
    !decorative && name.trim() === '',
    'Avatar: no name, so that nothing says whose it is. Pass name, or decorative.',
  );
  const [failed, setFailed] = useState<string | null>(null);
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      className={cx(css.avatar, className)}
      data-size={size}
      data-shape={shape}
      data-tone={toneOf(name)}
      {...named}
      {...props}
    >
      <span className={css.letters} aria-hidden="true">
        {initials(name)}
      </span>
      {src && failed !== src && (
        <img
          className={css.picture}
          src={src}
          alt=""
          // The server's picture may have failed before there was anybody to hear of it.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(src);
          }}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
