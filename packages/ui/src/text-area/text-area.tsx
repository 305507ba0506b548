import type { ComponentProps } from 'react';
import { adviseControl } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import * as css from './text-area.css.ts';

export type TextAreaProps = ComponentProps<'textarea'>;

/** Several lines of text. Put it in a Field, which names it. */
export function TextArea({ className, ...props }: TextAreaProps) {
  adviseControl('TextArea', props);
  return <textarea className={cx(css.textArea, className)} {...props} />;
}
