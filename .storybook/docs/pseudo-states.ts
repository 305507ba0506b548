/**
 * Shows a part of a page as if the pointer or the focus were on its first control. The add-on of pseudo states gives every
 * `:hover` in the stylesheets a class beside it; here the classes are set.
 */
export type PseudoState = 'hover' | 'focus' | 'pressed';

const CONTROLS = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex="0"]']
  .map((control) => `${control}:not(:disabled, [aria-disabled="true"])`)
  .join();

export const firstControl = (root: Element): Element | null => root.querySelector(CONTROLS);

const CLASSES: Record<PseudoState, { own: readonly string[]; ancestors: readonly string[] }> = {
  hover: { own: ['pseudo-hover'], ancestors: ['pseudo-hover'] },
  focus: { own: ['pseudo-focus', 'pseudo-focus-visible'], ancestors: ['pseudo-focus-within'] },
  pressed: { own: ['pseudo-hover', 'pseudo-active'], ancestors: ['pseudo-hover', 'pseudo-active'] },
};

/** Elements within `root` alone: what is around it stays at rest. */
export const applyPseudoState = (root: Element, state: PseudoState) => {
  const control = firstControl(root);
  if (!control) return;
  const { own, ancestors } = CLASSES[state];
  control.classList.add(...own);
  for (let at = control.parentElement; at && at !== root; at = at.parentElement) at.classList.add(...ancestors);
};
