import type { CSSProperties } from 'react';

/** Custom properties as a style: React's types know only the standard ones. */
export const customProperties = (properties: Record<`--${string}`, string | number>): CSSProperties =>
  properties as CSSProperties;
