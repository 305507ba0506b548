import { EDGES, type Pair, TEXT } from '../../packages/ui/src/theme/contrast-pairs.ts';
import { ContrastSample } from '../foundations/contrast-sample.tsx';
import type { PageGlobals } from '../page-globals.ts';
import * as css from './doc-page.css.ts';
import type { Say } from './use-toolbar.ts';
import { WORDS } from './words.ts';

interface ContrastPairsProps {
  tokens: readonly string[];
  globals: PageGlobals;
  say: Say;
}

/** Pairs of the component's tokens that may meet, painted, with their ratio in the toolbar's brand and theme. */
export function ContrastPairs({ tokens, globals, say }: ContrastPairsProps) {
  const { brand } = globals;
  const theme = globals.theme === 'system' ? 'light' : globals.theme;
  const own = (pairs: readonly Pair[]) => pairs.filter((pair) => pair.every((name) => tokens.includes(name)));
  const rows = [
    ...own(TEXT).map((pair) => ({ pair, kind: 'text' as const })),
    ...own(EDGES).map((pair) => ({ pair, kind: 'edge' as const })),
  ];
  if (rows.length === 0) return null;
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{say(WORDS.contrast)}</h2>
      <ul className={css.contrastPairs}>
        {rows.map(({ pair, kind }) => (
          <li key={`${kind} ${pair.join()}`} className={css.tokenRow}>
            <ContrastSample pair={pair} kind={kind} brand={brand} theme={theme} />
            <code>
              {pair[0]} / {pair[1]}
            </code>
          </li>
        ))}
      </ul>
    </section>
  );
}
