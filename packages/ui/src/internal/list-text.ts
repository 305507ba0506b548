import type { ChangeEvent, CompositionEvent, MouseEvent } from 'react';
import type { ListPopupState } from './use-list-popup.ts';

interface ListText {
  list: ListPopupState;
  /** Called for every change, during IME composition too. */
  onWrite: (text: string) => void;
  /** Called for changes outside IME composition. */
  onAsk: ((text: string) => void) | undefined;
  onCompositionEnd: ((event: CompositionEvent<HTMLInputElement>) => void) | undefined;
  onClick: ((event: MouseEvent<HTMLInputElement>) => void) | undefined;
}

/** Input handlers of a list: typing and a click open it. */
export const listText = ({ list, onWrite, onAsk, onCompositionEnd, onClick }: ListText) =>
  ({
    type: 'text',
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onWrite(event.target.value);
      list.show();
      if (!(event.nativeEvent as InputEvent).isComposing) onAsk?.(event.target.value);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      onCompositionEnd?.(event);
      onAsk?.(event.currentTarget.value);
    },
    onClick: (event: MouseEvent<HTMLInputElement>) => {
      onClick?.(event);
      list.show();
    },
  }) as const;
