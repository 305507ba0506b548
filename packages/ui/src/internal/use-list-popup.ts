import { type FocusEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { keyAction, type ListOption, type ListState, type Move, moveActive } from './list-core.ts';
import { type Place, placePopup, visibleBounds } from './popup-place.ts';

export interface ListPopupConfig {
  /** Options as shown, in order. */
  options: readonly ListOption[];
  /** Text of the input. */
  text: string;
  /** Value of the initially active option. */
  start?: string | null;
  onChoose: (value: string) => void;
  onClear: () => void;
  /** Called for Backspace in an empty input. */
  onRemoveLast?: () => void;
  /** Called when focus leaves the input. */
  onLeave?: () => void;
  keepOpen?: boolean;
}

const CLOSED: ListState = { open: false, active: null };

/** State of an input's list: open or closed, active option, placement. */
export const useListPopup = (config: ListPopupConfig) => {
  const { options, text, start = null, onChoose, onClear, onRemoveLast, onLeave, keepOpen = false } = config;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(CLOSED);
  const [place, setPlace] = useState<Place>({ side: 'below', maxHeight: 360 });
  // New options may lack the active one.
  const activeIndex =
    state.active === null ? -1 : options.findIndex(({ value, disabled }) => value === state.active && !disabled);
  const active = options[activeIndex]?.value ?? null;
  const optionId = (index: number) => `${id}-${index}`;

  // Starts at the chosen option if it is listed.
  const goTo = (move: Move) =>
    (active === null && options.find(({ value, disabled }) => value === start && !disabled)?.value) ||
    moveActive(options, active, move);
  const hide = () => setState(CLOSED);
  const show = (move: Move | null = null) => {
    if (input.current?.disabled || input.current?.readOnly) return;
    setState({ open: true, active: move && goTo(move) });
  };
  const choose = (value: string) => {
    onChoose(value);
    if (keepOpen) setState({ open: true, active: value });
    else hide();
  };

  useLayoutEffect(() => {
    const measure = () => {
      if (!root.current || !popup.current) return;
      const next = placePopup(
        root.current.getBoundingClientRect(),
        visibleBounds(root.current),
        popup.current.scrollHeight,
      );
      setPlace((old) => (old.side === next.side && old.maxHeight === next.maxHeight ? old : next));
    };
    if (!state.open) return;
    measure();
    window.visualViewport?.addEventListener('resize', measure);
    return () => window.visualViewport?.removeEventListener('resize', measure);
  }, [state.open]);

  // The best match is first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each text
  useEffect(() => {
    popup.current?.scrollTo(0, 0);
  }, [text]);

  useEffect(() => {
    // A virtual list scrolls by itself.
    if (active !== null) {
      popup.current?.querySelector('[data-active]:not([aria-setsize])')?.scrollIntoView({ block: 'nearest' });
    }
  }, [active]);

  useEffect(() => {
    if (!state.open) return;
    const close = () => setState(CLOSED);
    // iOS does not blur the input on a tap outside.
    const press = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    // Capture phase: Escape closes the list, not a surrounding dialog.
    const escapeFirst = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !root.current?.contains(event.target as Node)) return;
      event.stopPropagation();
      event.preventDefault();
      close();
      input.current?.focus();
    };
    document.addEventListener('pointerdown', press);
    window.addEventListener('keydown', escapeFirst, true);
    return () => {
      document.removeEventListener('pointerdown', press);
      window.removeEventListener('keydown', escapeFirst, true);
    };
  }, [state.open]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // During IME composition keys choose among its candidates.
    if (event.defaultPrevented || event.nativeEvent.isComposing || input.current?.readOnly) return;
    const action = keyAction(event, { open: state.open, active }, text);
    if (!action) return;
    if (action.kind === 'remove-last') return onRemoveLast?.();
    event.preventDefault();
    if (action.kind === 'show') show(action.move);
    if (action.kind === 'move') setState({ open: true, active: goTo(action.move) });
    if (action.kind === 'choose') choose(action.value);
    if (action.kind === 'hide') hide();
    if (action.kind === 'clear') onClear();
  };

  const expanded = state.open && options.length > 0;
  return {
    open: state.open,
    active,
    /** Index of the active option; -1 without one. */
    activeIndex,
    place,
    show,
    hide,
    choose,
    optionId,
    listId: `${id}-list`,
    refs: { root, input, popup },
    rootProps: {
      onBlur: (event: FocusEvent) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        hide();
        onLeave?.();
      },
    },
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': expanded,
      'aria-controls': expanded ? `${id}-list` : undefined,
      'aria-activedescendant': expanded && active !== null ? optionId(activeIndex) : undefined,
      onKeyDown,
    },
  } as const;
};

export type ListPopupState = ReturnType<typeof useListPopup>;
