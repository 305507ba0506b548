'use client';
import { useEffect } from 'react';
import { watchLabelTips } from './label-tips.ts';

/**
 * Put it inside a control with only an icon, which has `data-tip` and `aria-label`: shows the name as a tip.
 * `data-tip="above"` sets the side.
 */
export function LabelTip() {
  useEffect(watchLabelTips, []);
  return null;
}
