'use client';
import * as Radix from 'radix-ui/slider';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { advise, adviseHolder } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useDirection } from '../internal/use-direction.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { toBound } from './slider.core.ts';
import * as css from './slider.css.ts';

/** One end of the range. */
export interface SliderThumb {
  /** Its name, after that of the slider: 'From', 'To'. */
  label: string;
  /** Its form's name. */
  name?: string;
}

export interface SliderProps
  extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'onChange' | 'children' | 'dir'> {
  /** Legend of the group: what is set. */
  label: ReactNode;
  /** One thumb for a value, two for a range. */
  thumbs: readonly SliderThumb[];
  /** Smallest value. */
  min: number;
  /** Largest value. */
  max: number;
  /** Distance of two neighbouring values, counted from `min`. */
  step?: number;
  /** As many as there are thumbs, rising. Without one: `min`, and `max` for the second. */
  value?: readonly number[];
  /** Values at first, rising, one for each thumb (uncontrolled). */
  defaultValue?: readonly number[];
  /** Called with all values at each step of a drag or key. */
  onValueChange?: (value: readonly number[]) => void;
  /** When a drag or a key has ended: fetch by this one. */
  onValueCommit?: (value: readonly number[]) => void;
  /** How a value is written and read out: (300) → '300 m²'. */
  valueText?: (value: number) => string;
  /** Between two thumbs, in steps. */
  apart?: number;
}

/**
 * A rough value, or a range from one to another. It always shows its figures: nobody reads them off a line. Exact figures
 * are for NumberInput.
 */
export function Slider({
  label,
  thumbs,
  min,
  max,
  step = 1,
  value: given,
  defaultValue,
  onValueChange,
  onValueCommit,
  valueText = String,
  apart = 0,
  className,
  disabled = false,
  ref,
  ...props
}: SliderProps) {
  adviseHolder('Slider', given, defaultValue);
  advise(max <= min, `Slider: max (${max}) is not above min (${min}), so nothing can be chosen. Pass min < max.`);
  const labelId = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const initial = defaultValue ?? (thumbs.length > 1 ? [min, max] : [min]);
  const [value, setValue] = useControlled<readonly number[]>('Slider', given, initial, onValueChange);
  useFormReset(root, () => given === undefined && setValue(initial));
  const dir = useDirection(root);
  return (
    <fieldset
      {...props}
      ref={mergeRefs(root, ref)}
      className={cx(css.root, className)}
      aria-labelledby={labelId}
      disabled={disabled}
    >
      <div className={css.head}>
        <span id={labelId} className={css.label}>
          {label}
        </span>
        <span className={css.current}>{value.map(valueText).join(' – ')}</span>
      </div>
      <Radix.Root
        className={css.slider}
        dir={dir}
        min={min}
        max={max}
        step={step}
        minStepsBetweenThumbs={apart}
        value={[...value]}
        onValueChange={setValue}
        onValueCommit={(next) => onValueCommit?.(next)}
        disabled={disabled}
      >
        <Radix.Track className={css.track}>
          <Radix.Range className={css.range} />
        </Radix.Track>
        {thumbs.map((thumb, index) => (
          <Radix.Thumb
            key={thumb.label}
            className={css.thumb}
            aria-label={thumb.label}
            aria-valuetext={valueText(value[index] ?? min)}
            // Radix moves the first thumb by Home and the last by End, whichever has focus.
            onKeyDown={(event) => {
              if (event.key !== 'Home' && event.key !== 'End') return;
              event.preventDefault();
              const next = toBound(value, index, event.key, { min, max, gap: apart * step });
              setValue(next);
              onValueCommit?.(next);
            }}
          />
        ))}
      </Radix.Root>
      {thumbs.map(({ name, label: key }, index) =>
        name ? (
          <input
            key={key}
            type="hidden"
            name={name}
            form={props.form}
            disabled={disabled}
            value={value[index] ?? min}
          />
        ) : null,
      )}
      <div className={css.ends} aria-hidden="true">
        <span>{valueText(min)}</span>
        <span>{valueText(max)}</span>
      </div>
    </fieldset>
  );
}
