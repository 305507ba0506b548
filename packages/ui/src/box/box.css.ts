import { style, styleVariants } from '@vanilla-extract/css';
import { FORCED_COLORS } from '../media/media.ts';
import * as ground from '../theme/ground.ts';
import { token } from '../theme/vars.ts';

export const surface = styleVariants({
  page: ground.surface(token('surface-page')),
  card: ground.surface(token('surface-card')),
  sunken: ground.surface(token('surface-sunken')),
  raised: ground.surface(token('surface-raised')),
  accent: ground.surface(token('accent-soft')),
});

/** What a ground alone tells from its surroundings gets an edge where grounds are the system's. */
export const onGround = style({
  '@media': { [FORCED_COLORS]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
});

export const border = style({ border: `1px solid ${token('border-hairline')}` });

export const radius = styleVariants({
  control: { borderRadius: token('radius-control') },
  card: { borderRadius: token('radius-card') },
  dialog: { borderRadius: token('radius-dialog') },
});
