import * as css from './booking-dialog.css.ts';

/** Text in which a `YYYY-MM-DD` never breaks across lines. */
export const WholeDates = ({ words }: { words: string }) =>
  words.split(/(\d{4}-\d{2}-\d{2})/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: one date may be there twice, and each stays where it is
      <span key={at} className={css.date}>
        {part}
      </span>
    ),
  );
