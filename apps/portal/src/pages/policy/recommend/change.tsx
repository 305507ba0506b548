import * as css from './summary.css.ts';

/** The change of a figure with its sign; nothing where it stays. */
export function Change({ text }: { text: string }) {
  return text && <span className={css.delta}>{text}</span>;
}
