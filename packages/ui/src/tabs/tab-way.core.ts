interface Way {
  key: string;
  orientation: 'horizontal' | 'vertical';
  /** Whether the row runs from right to left. */
  mirrored: boolean;
  /** Whether an arrow leads from the last tab to the first. */
  loop: boolean;
}

/** Tabs to which a key leads from the tab at `index`, the nearest first; null for any other key. */
export const tabWay = <T>(tabs: readonly T[], index: number, { key, orientation, mirrored, loop }: Way): T[] | null => {
  const [left, right] = mirrored ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const [previous, next] = orientation === 'horizontal' ? [left, right] : ['ArrowUp', 'ArrowDown'];
  const after = tabs.slice(index + 1);
  const before = tabs.slice(0, index);
  switch (key) {
    case next:
      return loop ? [...after, ...before] : after;
    case previous:
      return (loop ? [...after, ...before] : before).reverse();
    case 'Home':
    case 'PageUp':
      return [...tabs];
    case 'End':
    case 'PageDown':
      return [...tabs].reverse();
    default:
      return null;
  }
};
