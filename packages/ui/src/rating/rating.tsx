'use client';
import { Star } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { advise } from '../internal/advise.ts';
import { customProperties } from '../internal/custom-properties.ts';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as css from './rating.css.ts';
import { starFill } from './star-fill.ts';

interface Looks {
  /** How many stars there are. */
  max?: number;
  /** Size of a star: 16, 20 or 28 px. */
  size?: 'sm' | 'md' | 'lg';
}

const places = (max: number) => Array.from({ length: max }, (_, index) => index + 1);

function Stars({ fill }: { fill: number }) {
  return (
    <span className={css.star} aria-hidden="true">
      <Star className={css.glyph} strokeWidth={1.5} />
      <span className={css.filled} style={customProperties({ '--star': `${fill * 100}%` })}>
        <Star className={css.glyph} strokeWidth={1.5} fill="currentColor" />
      </span>
    </span>
  );
}

export interface RatingValueProps extends Looks, Omit<ComponentProps<'span'>, 'children'> {
  /** Shown to the nearest half star. */
  value: number;
  /** The value in words: '4.5 of 5 stars, 128 ratings'. */
  label: string;
  /** Seen beside the stars; `label` says it to a reader. */
  children?: ReactNode;
}

/** What others have rated something, to be read. */
export function RatingValue({ value, label, max = 5, size = 'sm', className, children, ...props }: RatingValueProps) {
  advise(
    value < 0 || value > max,
    `RatingValue: ${value} is not between 0 and ${max}. Pass max, or a value within it.`,
  );
  return (
    <span className={cx(css.rating, className)} data-size={size} {...props}>
      <span role="img" aria-label={label} className={css.stars}>
        {places(max).map((place) => (
          <Stars key={place} fill={starFill(value, place)} />
        ))}
      </span>
      {children && (
        <span className={css.words} aria-hidden="true">
          {children}
        </span>
      )}
    </span>
  );
}

export interface RatingProps extends Looks, Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Accessible name: what is rated. */
  legend: ReactNode;
  /** Hides the legend visually, for one that a heading above already says. */
  legendHidden?: boolean;
  /** A star's name, and what is shown beside the stars once it is chosen: '4 of 5: good'. */
  optionLabel: (stars: number) => string;
  /** 0 is none. */
  defaultValue?: number;
  /** The same, held by the caller: give `onValueChange` as well. */
  value?: number;
  /** Called with the number of stars that is chosen. */
  onValueChange?: (value: number) => void;
  /** Name of the inputs, under which the form sends the number of stars. */
  name?: string;
  /** Whether a form must not be sent without an answer. */
  required?: boolean;
}

/** A question that is answered in stars: native radio buttons, one a star. */
export function Rating({
  legend,
  legendHidden,
  optionLabel,
  max = 5,
  size = 'md',
  defaultValue = 0,
  value,
  onValueChange,
  name,
  required,
  disabled,
  className,
  ref,
  ...props
}: RatingProps) {
  advise(
    value !== undefined && !onValueChange,
    'Rating: value without onValueChange, so no star can be chosen. Pass both, or defaultValue.',
  );
  const group = useId();
  const [own, setOwn] = useState(defaultValue);
  const [hovered, setHovered] = useState<number | null>(null);
  const root = useRef<HTMLFieldSetElement>(null);
  const chosen = value ?? own;
  const choose = (stars: number) => {
    setOwn(stars);
    onValueChange?.(stars);
  };
  useFormReset(root, () => choose(defaultValue));
  return (
    <fieldset
      ref={mergeRefs(root, ref)}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and radio buttons are what it holds
      role="radiogroup"
      aria-required={required || undefined}
      disabled={disabled}
      className={cx(css.rating, className)}
      data-size={size}
      {...props}
    >
      <legend className={legendHidden ? visuallyHidden : css.legend}>{legend}</legend>
      <div className={css.stars}>
        {places(max).map((place) => (
          <label
            key={place}
            className={css.choice}
            // A finger does not hover: it would leave the stars as it last touched them.
            onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse' && !disabled ? place : null)}
            onPointerLeave={() => setHovered(null)}
          >
            <input
              type="radio"
              className={css.input}
              name={name ?? group}
              value={place}
              aria-label={optionLabel(place)}
              checked={chosen === place}
              required={required}
              disabled={disabled}
              onChange={() => choose(place)}
            />
            <Stars fill={starFill(hovered ?? chosen, place)} />
          </label>
        ))}
      </div>
      {(hovered ?? chosen) > 0 && (
        <span className={css.words} aria-hidden="true">
          {optionLabel(hovered ?? chosen)}
        </span>
      )}
    </fieldset>
  );
}
