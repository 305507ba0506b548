'use client';
import { X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { advise, adviseControl } from '../internal/advise.ts';
import * as box from '../internal/control-box.css.ts';
import { cx } from '../internal/cx.ts';
import { filterOptions, type ListOption, toggleChosen } from '../internal/list-core.ts';
import { ListOpener } from '../internal/list-opener.tsx';
import { ListPopup } from '../internal/list-popup.tsx';
import { listText } from '../internal/list-text.ts';
import { type ListLabels, listWords } from '../internal/list-words.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { useListPopup } from '../internal/use-list-popup.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './multi-select.css.ts';

export interface MultiSelectOption extends ListOption {}

export interface MultiSelectLabels extends ListLabels {
  /** Of the button that opens the list: 'Show options'. */
  open: string;
  /** Name of the list of chips: 'Selected'. */
  chosen: string;
  /** Of a chip's button: ('Robots') → 'Remove Robots'. */
  remove: (label: string) => string;
  /** Spoken after a choice: ('Robots', 2) → 'Robots added, 2 selected'. */
  added: (label: string, chosen: number) => string;
  removed: (label: string, chosen: number) => string;
  /** Seen and spoken when the maximum refuses one: 'Three at most: Robots was not added'. */
  refused?: (label: string) => string;
}

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'children'>;

export interface MultiSelectProps extends InputProps {
  /** Options to choose from, in the order in which they are listed. */
  options: readonly MultiSelectOption[];
  /** Values in the order of choice. */
  value?: readonly string[];
  /** Values chosen at first (uncontrolled). */
  defaultValue?: readonly string[];
  /** Called with all chosen values after each change, in the order of choice. */
  onValueChange?: (value: readonly string[]) => void;
  /** Maximum number of choices. One more is refused with the message `labels.refused`. */
  maximum?: number;
  /** Labels of values that are not among `options`, as when they are fetched by what is typed. */
  valueLabels?: Readonly<Record<string, string>>;
  /** The typed text as it changes, never in the middle of a composition: fetch `options` by it. */
  onQueryChange?: (query: string) => void;
  /** `false` where the service has filtered already. */
  filter?: boolean;
  /** Options are being fetched. */
  loading?: boolean;
  /** Texts of the buttons and of the states of the list. */
  labels: MultiSelectLabels;
  /** Height: 40 or 52 px. */
  size?: 'md' | 'lg';
}

const NONE: readonly string[] = [];

/**
 * Several of many options, found by typing, shown as chips. Its form gets each value under `name`. `className` and `style`
 * go to the box around, all else to the input.
 */
export function MultiSelect({
  options,
  value: given,
  defaultValue = NONE,
  onValueChange,
  maximum,
  valueLabels,
  onQueryChange,
  filter = true,
  loading = false,
  labels,
  size = 'md',
  name,
  required,
  placeholder,
  className,
  style,
  ref,
  onKeyDown,
  onClick,
  onCompositionEnd,
  ...props
}: MultiSelectProps) {
  adviseControl('MultiSelect', {
    ...props,
    value: given,
    defaultValue: defaultValue.length ? defaultValue : undefined,
  });
  advise(
    maximum !== undefined && maximum < 1,
    `MultiSelect: maximum (${maximum}) lets nothing be chosen. Pass 1 or more.`,
  );
  advise(
    maximum !== undefined && !labels.refused,
    'MultiSelect: a maximum without labels.refused refuses in silence. Say what was not added and why.',
  );
  const [chosen, setChosen] = useControlled('MultiSelect', given, defaultValue, onValueChange);
  const [query, setQuery] = useState('');
  const [chosenLabels, setChosenLabels] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState('');
  const [said, setSaid] = useState('');
  const matching = filter ? filterOptions(options, query) : options;
  const shown = loading ? [] : matching;
  const labelOf = (value: string) =>
    options.find((option) => option.value === value)?.label ?? chosenLabels[value] ?? valueLabels?.[value] ?? value;

  const write = (next: string) => {
    setQuery(next);
    setRefusal('');
    setSaid('');
  };
  const stopTyping = () => {
    write('');
    if (query) onQueryChange?.('');
  };
  const toggle = (value: string) => {
    const next = toggleChosen(chosen, value, maximum);
    const label = labelOf(value);
    setRefusal(next.refused ? (labels.refused?.(label) ?? '') : '');
    if (next.refused) return setSaid('');
    const adds = next.chosen.length > chosen.length;
    setChosenLabels({ ...chosenLabels, [value]: label });
    setSaid((adds ? labels.added : labels.removed)(label, next.chosen.length));
    setChosen(next.chosen);
  };
  const fixed = props.disabled || props.readOnly;
  const list = useListPopup({
    options: shown,
    text: query,
    keepOpen: true,
    onChoose: toggle,
    onClear: stopTyping,
    onRemoveLast: () => {
      const last = chosen.at(-1);
      if (last !== undefined) toggle(last);
    },
    onLeave: stopTyping,
  });
  useFormReset(list.refs.input, () => {
    stopTyping();
    if (given === undefined) setChosen(defaultValue);
  });
  const { message, spoken } = listWords({ open: list.open, loading, count: shown.length }, labels);

  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    list.inputProps.onKeyDown(event);
    // A form must not be sent in the middle of a choice.
    if (event.key === 'Enter' && query !== '' && !event.nativeEvent.isComposing) event.preventDefault();
  };
  return (
    <div ref={list.refs.root} className={cx(box.box, className)} style={style} {...list.rootProps}>
      <div className={css.field} data-size={size}>
        {chosen.length > 0 && (
          <ul className={css.chips} aria-label={labels.chosen}>
            {chosen.map((value) => (
              <li key={value} className={css.chip} data-fixed={fixed ? '' : undefined}>
                {labelOf(value)}
                {!fixed && (
                  <button
                    type="button"
                    className={css.remove}
                    aria-label={labels.remove(labelOf(value))}
                    onClick={() => {
                      toggle(value);
                      list.refs.input.current?.focus();
                    }}
                  >
                    <Icon as={X} />
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        <input
          {...props}
          {...list.inputProps}
          {...listText({ list, onWrite: write, onAsk: onQueryChange, onCompositionEnd, onClick })}
          ref={mergeRefs(list.refs.input, ref)}
          className={css.input}
          placeholder={chosen.length > 0 ? undefined : placeholder}
          // The validation message concerns the choice, not the typed text.
          required={required && chosen.length === 0}
          aria-required={required || undefined}
          spellCheck={false}
          value={query}
          onKeyDown={key}
        />
        <span className={css.frame} aria-hidden="true" />
      </div>
      {name &&
        chosen.map((value) => (
          <input key={value} type="hidden" name={name} form={props.form} disabled={props.disabled} value={value} />
        ))}
      <span className={box.ends}>
        <ListOpener list={list} label={labels.open} disabled={fixed} />
      </span>
      <ListPopup
        list={list}
        options={shown}
        label={labels.list}
        query={query}
        chosen={chosen}
        multiple
        message={message}
        head={
          refusal && (
            <p className={css.refusal} aria-hidden="true">
              {refusal}
            </p>
          )
        }
      />
      <VisuallyHidden role="status">{said || spoken}</VisuallyHidden>
      <VisuallyHidden role="alert">{refusal}</VisuallyHidden>
    </div>
  );
}
