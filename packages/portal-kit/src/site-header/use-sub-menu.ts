import { type MenuEvent, type MenuState, nextMenu } from '@zonekit/ui/navigation-menu/hover-intent';
import { type MouseEvent, type PointerEvent, useEffect, useReducer, useRef } from 'react';

const FIRST: MenuState = { open: '0', by: 'hover', from: null, plan: null };

/** One entry's sub-menu always shows: what would close it leaves it. */
const nextSubMenu = (state: MenuState, event: MenuEvent): MenuState => {
  const next = nextMenu(state, event);
  return next.open === null ? { ...state, plan: null } : next;
};

/**
 * Which entry of a dropdown shows its sub-menu: the one that a mouse rests on, which may cross others on its way into it;
 * the one with the focus; the one that a finger has tapped first, its second tap follows the link.
 */
export const useSubMenu = () => {
  const [{ open, plan }, dispatch] = useReducer(nextSubMenu, FIRST);
  const shown = Number(open);
  const pointer = useRef('mouse');

  useEffect(() => {
    if (!plan) return;
    const timer = setTimeout(() => dispatch({ type: 'due', now: plan.due }), Math.max(0, plan.due - performance.now()));
    return () => clearTimeout(timer);
  }, [plan]);

  const onMouse = (event: PointerEvent, under: { kind: 'item'; item: string } | { kind: 'panel' }) => {
    if (event.pointerType !== 'mouse') return;
    event.stopPropagation();
    const sub = event.currentTarget.closest('[data-nav-panel]')?.querySelector('[data-sub-menu]');
    const panel = sub?.getBoundingClientRect() ?? null;
    dispatch({ type: 'mouse', under, at: { x: event.clientX, y: event.clientY }, panel, now: performance.now() });
  };

  return {
    shown,
    listProps: {
      onPointerDownCapture: ({ pointerType }: PointerEvent) => {
        pointer.current = pointerType;
      },
    },
    entryProps: (index: number, hasSubMenu: boolean) => ({
      onPointerMove: (event: PointerEvent) => onMouse(event, { kind: 'item', item: `${index}` }),
      onFocus: () => {
        // A finger's focus comes before its click, which would then find the sub-menu shown.
        if (pointer.current === 'mouse') dispatch({ type: 'press', item: `${index}` });
      },
      onClickCapture: (event: MouseEvent) => {
        if (pointer.current === 'mouse' || event.detail === 0 || !hasSubMenu || index === shown) return;
        event.preventDefault();
        // Nobody has followed a link: the dropdown stays.
        event.stopPropagation();
        dispatch({ type: 'press', item: `${index}` });
      },
    }),
    subProps: {
      'data-sub-menu': '',
      onPointerMove: (event: PointerEvent) => onMouse(event, { kind: 'panel' }),
    },
  };
};
