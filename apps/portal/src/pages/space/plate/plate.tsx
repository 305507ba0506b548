import { type DrawnUnit, drawPlate, PLATE_HEIGHT, PLATE_WIDTH } from './draw-plate.ts';
import * as css from './plate.css.ts';

/** A unit in plan. Beside it stands its area; the drawing itself is hidden from assistive technology. */
export function Plate({ unit, className = '' }: { unit: DrawnUnit; className?: string }) {
  return (
    <svg
      className={`${css.plate} ${className}`}
      viewBox={`0 0 ${PLATE_WIDTH} ${PLATE_HEIGHT}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers of our own drawing; one string is light to hydrate
      dangerouslySetInnerHTML={{ __html: drawPlate(unit).svg }}
    />
  );
}
