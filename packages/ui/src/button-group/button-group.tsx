import type { ComponentProps } from 'react';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import * as css from './button-group.css.ts';

export interface ButtonGroupProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** What its buttons have in common ('Zoom'). */
  label: string;
  /** Joins them edge to edge, as the parts of one control. */
  joined?: boolean;
}

/** Buttons that belong together. A choice among several is a SegmentedControl or a ChoiceGroup; more than four actions are a Menu. */
export function ButtonGroup({ label, joined = false, className, ...props }: ButtonGroupProps) {
  advise(label === '', 'ButtonGroup: it has no name. Give label: what its buttons have in common.');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form
    <div role="group" aria-label={label} className={cx(joined ? css.joined : css.group, className)} {...props} />
  );
}
