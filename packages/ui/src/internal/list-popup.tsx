import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { MarkedText } from '../marked-text/marked-text.tsx';
import { type ListOption, markHits, runsOf } from './list-core.ts';
import * as css from './list-popup.css.ts';
import { ManyOptions } from './many-options.tsx';
import type { ListPopupState } from './use-list-popup.ts';

interface ListPopupProps {
  list: ListPopupState;
  options: readonly ListOption[];
  /** Name of the list. */
  label: string;
  /** Search text, marked in the labels. */
  query: string;
  chosen: readonly string[];
  multiple?: boolean;
  /** Above the options. */
  head?: ReactNode;
  /** Message instead of options, or below them. */
  message?: ReactNode;
}

/** Listbox of an input, placed by useListPopup. Options never take focus: the input refers to the active one. */
export function ListPopup({ list, options, label, query, chosen, multiple, head, message }: ListPopupProps) {
  if (!list.open || (options.length === 0 && !message)) return null;
  const optionAt = (option: ListOption, index: number, place: object) => {
    const { value, label: text, description, disabled, pieces = markHits(text, query) } = option;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the input holds the focus and answers the keys
      <div
        key={value}
        {...place}
        id={list.optionId(index)}
        role="option"
        tabIndex={-1}
        className={css.option}
        aria-selected={chosen.includes(value)}
        aria-disabled={disabled || undefined}
        data-active={list.active === value ? '' : undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => !disabled && list.choose(value)}
      >
        <MarkedText pieces={pieces} />
        {chosen.includes(value) && <Icon as={Check} />}
        {description && <span className={css.description}>{description}</span>}
      </div>
    );
  };
  return (
    <div
      ref={list.refs.popup}
      className={css.popup}
      data-side={list.place.side}
      style={{ maxHeight: list.place.maxHeight }}
    >
      {head}
      {options.length > 0 && (
        <div
          role="listbox"
          id={list.listId}
          aria-label={label}
          aria-multiselectable={multiple || undefined}
          tabIndex={-1}
        >
          {options.some(({ group }) => group) ? (
            runsOf(options).map(({ group, from, options: run }) => (
              <Group key={from} name={group}>
                {run.map((option, place) => optionAt(option, from + place, {}))}
              </Group>
            ))
          ) : (
            <ManyOptions options={options} mountedIndex={list.activeIndex}>
              {optionAt}
            </ManyOptions>
          )}
        </div>
      )}
      {message && <p className={css.message}>{message}</p>}
    </div>
  );
}

function Group({ name, children }: { name: string | undefined; children: ReactNode }) {
  const id = useId();
  if (!name) return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: of options, which no element groups in a list
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className={css.group}>
        {name}
      </p>
      {children}
    </div>
  );
}
