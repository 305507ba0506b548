import { ACTIONS } from './action.primitives.tsx';
import { DATA } from './data.primitives.tsx';
import { DATES } from './date.primitives.tsx';
import { FEEDBACK } from './feedback.primitives.tsx';
import { FORMS } from './form.primitives.tsx';
import { LAYOUT } from './layout.primitives.tsx';
import { MEDIA } from './media.primitives.tsx';
import { NAVIGATION } from './navigation.primitives.tsx';
import type { Primitives } from './primitives.types.ts';
import { TYPE } from './type.primitives.tsx';

/** Every primitive that renders in place and whose root is its outermost element. New ones go into the file of their group. */
export const PRIMITIVES: Primitives = {
  ...ACTIONS,
  ...DATA,
  ...DATES,
  ...FEEDBACK,
  ...FORMS,
  ...LAYOUT,
  ...MEDIA,
  ...NAVIGATION,
  ...TYPE,
};
