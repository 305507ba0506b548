'use client';
import { X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { adviseControl } from '../internal/advise.ts';
import * as box from '../internal/control-box.css.ts';
import { cx } from '../internal/cx.ts';
import { EndButton } from '../internal/end-button.tsx';
import { filterOptions, type ListOption } from '../internal/list-core.ts';
import { ListOpener } from '../internal/list-opener.tsx';
import { ListPopup } from '../internal/list-popup.tsx';
import { listText } from '../internal/list-text.ts';
import { type ListLabels, listWords } from '../internal/list-words.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { useListPopup } from '../internal/use-list-popup.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { settle } from './combobox.core.ts';

export interface ComboboxOption extends ListOption {}

export interface ComboboxLabels extends ListLabels {
  /** Of the button that opens the list: 'Show options'. */
  open: string;
  /** Of the button that takes the choice away: 'Clear'. */
  clear: string;
}

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'children'>;

export interface ComboboxProps extends InputProps {
  /** Options to choose from, in the order in which they are listed. */
  options: readonly ComboboxOption[];
  /** Value of an option; `null` is none. */
  value?: string | null;
  /** Value chosen at first (uncontrolled). */
  defaultValue?: string | null;
  /** Called with the chosen value; null when the input is emptied. */
  onValueChange?: (value: string | null) => void;
  /** Shown for a value that is not among `options`, as when they are fetched by what is typed. */
  valueLabel?: string;
  /** The typed text as it changes, never in the middle of an input method's composition: fetch `options` by it. */
  onQueryChange?: (query: string) => void;
  /** `false` where the service has filtered already. */
  filter?: boolean;
  /** Options are being fetched. */
  loading?: boolean;
  /** Texts of the buttons and of the states of the list. */
  labels: ComboboxLabels;
  /** Height: 40 or 52 px. */
  size?: 'md' | 'lg';
}

/**
 * One of many options, found by typing: by label, pinyin, initials or whatever `keywords` give. Only an option can be the
 * value; its form gets that value by `name`. `className` and `style` go to the box around, all else to the input.
 */
export function Combobox({
  options,
  value: given,
  defaultValue = null,
  onValueChange,
  valueLabel = '',
  onQueryChange,
  filter = true,
  loading = false,
  labels,
  size = 'md',
  name,
  className,
  style,
  ref,
  onKeyDown,
  onClick,
  onCompositionEnd,
  ...props
}: ComboboxProps) {
  adviseControl('Combobox', { ...props, value: given, defaultValue: defaultValue ?? undefined });
  const [value, setValue] = useControlled('Combobox', given, defaultValue, onValueChange);
  // While it is typed the text is its own; else it is the label of the value.
  const [typed, setTyped] = useState<string | null>(null);
  const [lastChosen, setLastChosen] = useState<ListOption | null>(null);
  const selected =
    options.find((option) => option.value === value) ?? (lastChosen?.value === value ? lastChosen : null);
  const text = typed ?? (value === null ? '' : (selected?.label ?? valueLabel));
  const query = typed ?? '';
  const matching = filter ? filterOptions(options, query) : options;
  const shown = loading ? [] : matching;

  const stopTyping = () => {
    setTyped(null);
    if (typed) onQueryChange?.('');
  };
  const take = (next: string | null) => {
    setLastChosen(options.find((option) => option.value === next) ?? selected);
    stopTyping();
    if (next !== value) setValue(next);
  };
  const list = useListPopup({
    options: shown,
    text,
    start: value,
    onChoose: take,
    onClear: () => take(null),
    onLeave: () => typed !== null && take(settle(typed, shown, value, 'leave')),
  });
  useFormReset(list.refs.input, () => {
    stopTyping();
    if (given === undefined) setValue(defaultValue);
  });
  const { message, spoken } = listWords({ open: list.open, loading, count: shown.length }, labels);

  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    list.inputProps.onKeyDown(event);
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing || typed === null) return;
    // The form must not submit the old value while another one is being typed.
    event.preventDefault();
    take(settle(typed, shown, value, 'enter'));
    list.hide();
  };
  const fixed = props.disabled || props.readOnly;
  const clearable = !fixed && text !== '';
  return (
    <div ref={list.refs.root} className={cx(box.box, className)} style={style} {...list.rootProps}>
      <input
        {...props}
        {...list.inputProps}
        {...listText({ list, onWrite: setTyped, onAsk: onQueryChange, onCompositionEnd, onClick })}
        ref={mergeRefs(list.refs.input, ref)}
        className={box.boxed}
        data-size={size}
        data-ends={clearable ? '2' : '1'}
        spellCheck={false}
        value={text}
        onKeyDown={key}
      />
      {name && <input type="hidden" name={name} form={props.form} disabled={props.disabled} value={value ?? ''} />}
      <span className={box.ends}>
        {clearable && (
          <EndButton
            label={labels.clear}
            icon={X}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              take(null);
              list.refs.input.current?.focus();
            }}
          />
        )}
        <ListOpener list={list} label={labels.open} disabled={fixed} />
      </span>
      <ListPopup
        list={list}
        options={shown}
        label={labels.list}
        query={query}
        chosen={value === null ? [] : [value]}
        message={message}
      />
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </div>
  );
}
