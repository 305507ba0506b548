import { type ComponentProps, useLayoutEffect } from 'react';
import { scrim } from './scrim.css.ts';

/** Number of open scrims: the first locks the page's scrolling, the last unlocks it. */
let held = 0;
let give = () => {};

const take = () => {
  const { documentElement: root } = document;
  const { overflow, paddingRight } = root.style;
  const scrollbar = window.innerWidth - root.clientWidth;
  root.style.overflow = 'hidden';
  // Compensates the width of the removed scrollbar against a layout shift.
  if (scrollbar > 0) root.style.paddingRight = `${scrollbar}px`;
  return () => Object.assign(root.style, { overflow, paddingRight });
};

const holdPage = () => {
  held += 1;
  if (held === 1) give = take();
  return () => {
    held -= 1;
    if (held === 0) give();
  };
};

/**
 * Lies over the page below a dialog, takes the pointer, and keeps the page from scrolling, in the way of
 * React Aria's `usePreventScroll`. Not Radix's Overlay: its style sheet and inherited property make the browser compute the
 * style of every element of the page again, at each opening and closing.
 * `data-scrim` tells scripts of the page that a modal dialog is open.
 */
export function Scrim(props: ComponentProps<'div'>) {
  useLayoutEffect(holdPage, []);
  return <div className={scrim} data-scrim="" {...props} />;
}

/**
 * For a layer above a Scrim, as it opens: Radix has switched pointer events off for the body, and so for every element of
 * the page, whose styles would be recomputed; the scrim takes the pointer already.
 */
export const keepPageStyles = () => document.body.style.removeProperty('pointer-events');
