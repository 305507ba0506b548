import { Link } from '@zonekit/ui/link';
import type { NavLeaf as Leaf } from './nav.types.ts';

export interface NavLeafProps {
  leaf: Leaf;
  onChoose?: ((leaf: Leaf) => void) | undefined;
  /** The page belongs to it. */
  current?: boolean;
}

/** An entry of a panel. A disabled one is text that assistive technology announces as disabled. */
export function NavLeaf({ leaf, onChoose, current = false }: NavLeafProps) {
  const note = leaf.note && <small>{leaf.note}</small>;
  if (leaf.disabled || leaf.href === undefined) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a disabled link has no element of its own.
      // biome-ignore lint/a11y/useFocusableInteractive: it is passed over, as a disabled button is.
      <span role="link" aria-disabled="true">
        {leaf.title}
        {note}
      </span>
    );
  }
  return (
    <Link
      href={leaf.href}
      aria-current={current || undefined}
      onClick={(event) => event.defaultPrevented || onChoose?.(leaf)}
    >
      {leaf.title}
      {note}
    </Link>
  );
}
