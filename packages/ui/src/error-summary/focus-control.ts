const FOCUSABLE =
  'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex]';

/** Moves focus to the control with this id, or to the first one inside it (a group of choices). False if there is none. */
export const focusControl = (id: string, root: Document = document): boolean => {
  const target = root.getElementById(id);
  const control = target?.matches(FOCUSABLE) ? target : target?.querySelector<HTMLElement>(FOCUSABLE);
  if (!control) return false;
  control.focus();
  control.scrollIntoView({ block: 'center' });
  return true;
};
