import type { CSSProperties } from 'react';

/** Custom properties as a style; React's types lack them. */
export const customProperties = (properties: Record<`--${string}`, string | number>): CSSProperties =>
  properties as CSSProperties;
