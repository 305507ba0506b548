import { useId } from 'react';
import * as css from './seal-picture.css.ts';

/** Length of the arc that a company's name may take, and the width of a letter on it. */
const ARC = 138;
const LETTER = 13;

/** A round seal of a company, as it will be engraved. Decoration beside its name. */
export function RoundSeal({ company, line }: { company: string; line: string }) {
  const arc = useId();
  return (
    <svg className={css.seal} viewBox="0 0 100 100" aria-hidden="true">
      <defs>
        <path id={arc} d="M17.5 66A36 36 0 1 1 82.5 66" />
      </defs>
      <circle cx="50" cy="50" r="46" />
      <text fontSize="10">
        <textPath
          href={`#${arc}`}
          startOffset="50%"
          textAnchor="middle"
          textLength={Math.min(ARC, company.length * LETTER) || undefined}
        >
          {company}
        </textPath>
      </text>
      <path className="star" d="M50 34l3.6 11H65l-9.3 6.8 3.5 11L50 56l-9.2 6.8 3.5-11L35 45h11.4z" />
      <text x="50" y="84" textAnchor="middle" fontSize="9">
        {line}
      </text>
    </svg>
  );
}

/** A square seal of a person's name, two lines of it. */
export function SquareSeal({ engraving }: { engraving: string }) {
  const half = Math.ceil(engraving.length / 2);
  const size = Math.min(27, 54 / Math.max(1, half));
  return (
    <svg className={css.seal} viewBox="0 0 100 100" aria-hidden="true">
      <rect x="14" y="14" width="72" height="72" />
      {[engraving.slice(0, half), engraving.slice(half)].map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <text key={index} x="50" y={47 + index * 29} textAnchor="middle" fontSize={size}>
          {line}
        </text>
      ))}
    </svg>
  );
}
