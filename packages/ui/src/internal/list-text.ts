import type { ChangeEvent, CompositionEvent, MouseEvent } from 'react';
import type { ListPopupState } from './use-list-popup.ts';

interface ListText {
  list: ListPopupState;
  /** Every letter, those of an unfinished composition included. */
  onWrite: (text: string) => void;
  /** The text whenever no composition is under way. */
  onAsk: ((text: string) => void) | undefined;
  onCompositionEnd: ((event: CompositionEvent<HTMLInputElement>) => void) | undefined;
  onClick: ((event: MouseEvent<HTMLInputElement>) => void) | undefined;
}

/** What typing and a click do in an input that has a list: both open it. */
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
