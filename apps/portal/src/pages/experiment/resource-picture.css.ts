import { style } from '@vanilla-extract/css';
import { NARROW } from '@zonekit/ui/media';

/** A phone has no room beside the title, and a drawing says nothing that the title does not. */
export const picture = style({ width: '300px', '@media': { [NARROW]: { display: 'none' } } });
