'use client';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon, type IconComponent } from '../icon/icon.tsx';
import { advise, adviseHolder } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { legend as legendClass } from '../internal/legend.css.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { initialSegment, type Segment } from './segmented-control.core.ts';
import * as css from './segmented-control.css.ts';

export interface SegmentedOption<V extends string = string> extends Segment<V> {
  label: ReactNode;
  /** Before the label. */
  icon?: IconComponent;
}

export interface SegmentedControlProps<V extends string = string>
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Accessible name: what is chosen ('View'). */
  legend: ReactNode;
  /** Shows the legend above the row. By default it is for assistive technology alone. */
  legendVisible?: boolean;
  /** Two to five choices with short labels. */
  options: readonly SegmentedOption<V>[];
  /** Chosen value (controlled); give `onValueChange` as well. */
  value?: V;
  /** Value chosen at first (uncontrolled); by default the first that is not disabled. */
  defaultValue?: V;
  /** Called with the chosen value, after a reset of the form too, and on hydration if the choice was made before it. */
  onValueChange?: (value: V) => void;
  /** Name of the inputs, under which the form sends the value. Without it the form gets a generated name. */
  name?: string;
  /** Height: 40 px, or 48 as the choices of a ChoiceGroup. */
  size?: 'md' | 'lg';
  /** Takes the full width of its container, in equal parts. */
  block?: boolean;
}

/**
 * A choice among two to five short labels in one row, of which one is always chosen: a view, a unit, a period. Native radio
 * buttons, which the browser holds where the component is uncontrolled.
 */
export function SegmentedControl<V extends string = string>({
  legend,
  legendVisible = false,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  size = 'md',
  block = false,
  className,
  ref,
  ...props
}: SegmentedControlProps<V>) {
  advise(!legend, 'SegmentedControl: no legend. Say there what is chosen; it is read aloud and need not be seen.');
  advise(
    new Set(options.map((option) => option.value)).size < options.length,
    'SegmentedControl: two options of one value. Give each its own, or one click chooses both.',
  );
  advise(
    options.length < 2 || options.length > 5,
    `SegmentedControl: ${options.length} options. It is for two to five; use a Select or a ChoiceGroup for more.`,
  );
  advise(
    value !== undefined && !onValueChange,
    'SegmentedControl: value without onValueChange, so nothing can be chosen. Pass both, or defaultValue.',
  );
  adviseHolder('SegmentedControl', value, defaultValue);
  const group = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const initial = initialSegment(options, defaultValue);

  // A choice made before hydration is in the page already, and its event is over.
  const early = useRef({ value: value ?? initial, onValueChange });
  useEffect(() => {
    const checked = fieldset.current?.querySelector<HTMLInputElement>('input:checked')?.value as V | undefined;
    if (checked !== undefined && checked !== early.current.value) early.current.onValueChange?.(checked);
  }, []);

  // The browser puts its own default back; the owner of `value` decides what is chosen instead.
  useFormReset(fieldset, () => {
    if (value === undefined && initial !== undefined) return onValueChange?.(initial);
    for (const input of fieldset.current?.querySelectorAll('input') ?? []) input.checked = input.value === value;
  });

  return (
    <fieldset
      ref={mergeRefs(fieldset, ref)}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and radio buttons are what it holds
      role="radiogroup"
      className={cx(css.root, className)}
      data-block={block ? '' : undefined}
      {...props}
    >
      <legend className={legendVisible ? legendClass : visuallyHidden}>{legend}</legend>
      <div className={css.row} data-size={size}>
        {options.map((option) => (
          <label key={option.value} className={css.segment} data-disabled={option.disabled ? '' : undefined}>
            <input
              type="radio"
              className={css.input}
              name={name ?? group}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === initial }
                : { checked: option.value === value })}
              disabled={option.disabled}
              onChange={() => onValueChange?.(option.value)}
            />
            <span className={css.mark} aria-hidden="true" />
            {option.icon && <Icon as={option.icon} className={css.icon} />}
            <span className={css.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
