import { type FocusEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { keyAction, type ListOption, type ListState, type Move, moveActive } from './list-core.ts';
import { type Place, placePopup, visibleBounds } from './popup-place.ts';

export interface ListPopupConfig {
  /** As shown, in order. */
  options: readonly ListOption[];
  /** What the input holds. */
  text: string;
  /** Value of the option that the list opens on. */
  start?: string | null;
  onChoose: (value: string) => void;
  onClear: () => void;
  /** Backspace in an empty input. */
  onRemoveLast?: () => void;
  /** Focus went elsewhere. */
  onLeave?: () => void;
  keepOpen?: boolean;
}

const CLOSED: ListState = { open: false, active: null };

/** The lifetime of a list under an input: open, closed, which option is active, where there is room for it. */
export const useListPopup = (config: ListPopupConfig) => {
  const { options, text, start = null, onChoose, onClear, onRemoveLast, onLeave, keepOpen = false } = config;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(CLOSED);
  const [place, setPlace] = useState<Place>({ side: 'below', maxHeight: 360 });
  // Options that arrive later may lack the active one.
  const activeIndex =
    state.active === null ? -1 : options.findIndex(({ value, disabled }) => value === state.active && !disabled);
  const active = options[activeIndex]?.value ?? null;
  const optionId = (index: number) => `${id}-${index}`;

  // From nowhere to what is chosen already, if that is in sight.
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

  // What fits best what is typed stands first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each text
  useEffect(() => {
    popup.current?.scrollTo(0, 0);
  }, [text]);

  useEffect(() => {
    // A long list brings it in sight by itself.
    if (active !== null) {
      popup.current?.querySelector('[data-active]:not([aria-setsize])')?.scrollIntoView({ block: 'nearest' });
    }
  }, [active]);

  useEffect(() => {
    if (!state.open) return;
    const close = () => setState(CLOSED);
    // A tap beside it takes no focus away on iOS.
    const press = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    // Ahead of all others: a dialog around, which hears Escape on its way down, must not close with the list.
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
    // Keys of an input method choose among its candidates, not among ours.
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
    /** -1 where none is. */
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
