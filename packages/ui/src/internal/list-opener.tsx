import { ChevronDown } from 'lucide-react';
import { EndButton } from './end-button.tsx';
import type { ListPopupState } from './use-list-popup.ts';

interface ListOpenerProps {
  list: ListPopupState;
  label: string;
  disabled: boolean | undefined;
}

/** Toggles a list by pointer. Keyboard users do it in the input, which keeps the focus. */
export function ListOpener({ list, label, disabled }: ListOpenerProps) {
  return (
    <EndButton
      label={label}
      icon={ChevronDown}
      tabIndex={-1}
      aria-expanded={list.open}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (list.open) list.hide();
        else list.show();
        list.refs.input.current?.focus();
      }}
    />
  );
}
