import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './prose.css.ts';

export interface ProseProps extends ComponentProps<'div'> {
  /** HTML that has been cleaned (DOMPurify, on the server too). Never what a user or a service sent as it came. */
  cleanHtml?: string;
}

/** Running text. Give it the `lang` that the text is in where it differs from the page's. */
export function Prose({ cleanHtml, className, ...props }: ProseProps) {
  const classes = cx(css.prose, className);
  if (cleanHtml === undefined) return <div className={classes} {...props} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the property's name and docstring demand cleaned HTML
  return <div className={classes} dangerouslySetInnerHTML={{ __html: cleanHtml }} {...props} />;
}
