'use client';
import { Search, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { adviseControl } from '../internal/advise.ts';
import * as box from '../internal/control-box.css.ts';
import { cx } from '../internal/cx.ts';
import { EndButton } from '../internal/end-button.tsx';
import { filterOptions, type ListOption } from '../internal/list-core.ts';
import * as popup from '../internal/list-popup.css.ts';
import { ListPopup } from '../internal/list-popup.tsx';
import { listText } from '../internal/list-text.ts';
import { type ListLabels, listWords } from '../internal/list-words.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { useListPopup } from '../internal/use-list-popup.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface SearchSuggestion extends ListOption {}

export interface SearchInputLabels extends Omit<ListLabels, 'empty'> {
  /** Where nothing is suggested. Without it the list then stays away: one may search all the same. */
  empty?: string;
  /** Of the button that empties the input: 'Clear'. */
  clear: string;
  /** Above the recent searches: 'Recent'. */
  recent?: string;
  /** Of the button that forgets them: 'Clear history'. */
  clearRecent?: string;
}

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'children'>;

export interface SearchInputProps extends InputProps {
  /** Text of the input (controlled); give `onValueChange` as well. */
  value?: string;
  /** Text at first (uncontrolled). */
  defaultValue?: string;
  /** Every letter, those of an unfinished composition included. */
  onValueChange?: (text: string) => void;
  /** The text as it changes, but never in the middle of a composition: fetch `suggestions` by it. */
  onQueryChange?: (query: string) => void;
  /** Enter, or a suggestion taken (then with it). A form around is sent by Enter as well: use one or the other. */
  onSearch?: (text: string, suggestion: SearchSuggestion | null) => void;
  /** Suggestions for the typed text, in the order in which they are listed. */
  suggestions?: readonly SearchSuggestion[];
  /** `false` where the service has filtered already. */
  filter?: boolean;
  /** Suggestions are being fetched. */
  loading?: boolean;
  /** Texts searched before, newest first, offered while the input is empty. */
  recent?: readonly string[];
  /** Called when the list of recent searches is to be emptied. Without it there is no such button. */
  onClearRecent?: () => void;
  /** Texts of the buttons and of the states of the list. */
  labels: SearchInputLabels;
  /** Height: 40 or 52 px. */
  size?: 'md' | 'lg';
}

/**
 * A search, with suggestions that never stand in its way: Enter searches what was typed unless one of them was chosen.
 * The text is its form's value by `name`. `className` and `style` go to the box around, all else to the input.
 */
export function SearchInput({
  value: given,
  defaultValue = '',
  onValueChange,
  onQueryChange,
  onSearch,
  suggestions = [],
  filter = true,
  loading: fetching = false,
  recent = [],
  onClearRecent,
  labels,
  size = 'md',
  className,
  style,
  ref,
  onKeyDown,
  onClick,
  onCompositionEnd,
  ...props
}: SearchInputProps) {
  adviseControl('SearchInput', { ...props, value: given, defaultValue: defaultValue || undefined });
  const [text, setText] = useControlled('SearchInput', given, defaultValue, onValueChange);
  const query = useRef(text);
  const past = text === '';
  const loading = fetching && !past;
  const matching = filter ? filterOptions(suggestions, text) : suggestions;
  const current = loading ? [] : matching;
  const shown: readonly SearchSuggestion[] = past ? recent.map((label) => ({ value: label, label })) : current;

  const ask = (next: string) => {
    if (next === query.current) return;
    query.current = next;
    onQueryChange?.(next);
  };
  const write = (next: string) => {
    setText(next);
    ask(next);
  };
  const list = useListPopup({
    options: shown,
    text,
    onChoose: (chosen) => {
      const option = shown.find((other) => other.value === chosen);
      if (!option) return;
      write(option.label);
      onSearch?.(option.label, past ? null : option);
    },
    onClear: () => write(''),
  });
  useFormReset(list.refs.input, () => given === undefined && write(defaultValue));
  const { message, spoken } = listWords(
    { open: list.open && !(past && shown.length === 0), loading, count: shown.length },
    { ...labels, empty: labels.empty ?? '' },
  );

  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    list.inputProps.onKeyDown(event);
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    list.hide();
    onSearch?.(text, null);
  };
  const clearable = text !== '' && !props.disabled && !props.readOnly;
  return (
    <div ref={list.refs.root} className={cx(box.box, className)} style={style} {...list.rootProps}>
      <input
        enterKeyHint="search"
        {...props}
        {...list.inputProps}
        {...listText({ list, onWrite: setText, onAsk: ask, onCompositionEnd, onClick })}
        ref={mergeRefs(list.refs.input, ref)}
        className={box.boxed}
        data-size={size}
        data-start=""
        data-ends="1"
        value={text}
        onKeyDown={key}
      />
      <span className={box.start}>
        <Icon as={Search} />
      </span>
      {clearable && (
        <span className={box.ends}>
          <EndButton
            label={labels.clear}
            icon={X}
            onClick={() => {
              write('');
              list.refs.input.current?.focus();
            }}
          />
        </span>
      )}
      <ListPopup
        list={list}
        options={shown}
        label={past ? (labels.recent ?? labels.list) : labels.list}
        query={text}
        chosen={[]}
        message={message}
        head={
          past &&
          labels.recent && (
            <div className={popup.head}>
              <span aria-hidden="true">{labels.recent}</span>
              {onClearRecent && labels.clearRecent && (
                <button
                  type="button"
                  className={popup.headAction}
                  onClick={() => {
                    onClearRecent();
                    list.hide();
                    list.refs.input.current?.focus();
                  }}
                >
                  {labels.clearRecent}
                </button>
              )}
            </div>
          )
        }
      />
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </div>
  );
}
