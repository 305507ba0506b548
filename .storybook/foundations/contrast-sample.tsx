import type { Pair } from '../../packages/ui/src/theme/contrast-pairs.ts';
import type { Theme } from '../../packages/ui/src/theme/semantics.ts';
import { type BrandName, colourOf, ratioOf } from './colours.ts';
import * as css from './contrast-sample.css.ts';

interface ContrastSampleProps {
  pair: Pair;
  kind: 'text' | 'edge';
  brand: BrandName;
  theme: Theme;
}

/** A pair of colours as they meet, a letter or an edge on its ground, and their ratio. */
export function ContrastSample({ pair, kind, brand, theme }: ContrastSampleProps) {
  const [seen, ground] = pair;
  const colour = colourOf(seen, brand, theme).hex;
  return (
    <span className={css.sample}>
      <span
        className={css.swatch}
        style={{ background: colourOf(ground, brand, theme).hex, color: colour }}
        data-kind={kind}
        aria-hidden="true"
      >
        {kind === 'text' ? 'Aa' : <span className={css.edge} />}
      </span>
      {ratioOf(pair, brand, theme)}
    </span>
  );
}
