import { SEMANTICS } from '../../packages/ui/src/theme/semantics.ts';
import { SCALES } from '../../packages/ui/src/theme/tokens.ts';
import * as css from './doc-page.css.ts';
import type { Say } from './use-toolbar.ts';
import { WORDS } from './words.ts';

const isColour = (name: string) => name in SEMANTICS.light || name === 'surface-scrim';
const scaleOf = (name: string) => (name in SCALES ? SCALES[name as keyof typeof SCALES] : '');

/** Colours with a swatch in the toolbar's brand and theme; scales with their value. */
export function TokensUsed({ tokens, say }: { tokens: readonly string[]; say: Say }) {
  const colours = tokens.filter(isColour);
  const scales = tokens.filter((name) => !isColour(name));
  if (tokens.length === 0) return null;
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{say(WORDS.tokens)}</h2>
      <div className={css.tokenColumns}>
        {colours.length > 0 && (
          <ul className={css.tokens} aria-label={say(WORDS.colours)}>
            {colours.map((name) => (
              <li key={name} className={css.tokenRow}>
                <span className={css.swatch} style={{ background: `var(--zk-${name})` }} />
                <code>{name}</code>
              </li>
            ))}
          </ul>
        )}
        {scales.length > 0 && (
          <ul className={css.tokens} aria-label={say(WORDS.scales)}>
            {scales.map((name) => (
              <li key={name} className={css.tokenRow}>
                <code>{name}</code>
                <span className={css.faint}>{scaleOf(name)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
