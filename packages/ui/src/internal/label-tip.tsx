'use client';
import { useEffect } from 'react';
import { watchLabelTips } from './label-tips.ts';

/** Within a control that has an icon alone, `data-tip` and `aria-label`: lets its name be seen. `data-tip="above"` says where. */
export function LabelTip() {
  useEffect(watchLabelTips, []);
  return null;
}
