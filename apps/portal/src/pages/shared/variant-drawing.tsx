import type { Drawing } from '../../variants/drawing.types.ts';

/** Decoration that fills its box from the right. */
export function VariantDrawing({ drawing, className }: { drawing: Drawing; className?: string }) {
  return (
    <svg className={className} viewBox={drawing.viewBox} preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {drawing.groups.map((group) => (
        <use key={group.href} href={group.href} className={group.className} />
      ))}
    </svg>
  );
}
