import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from './field-message.css.ts';

/** The message under a control that was filled in wrongly. */
export function FieldError({ children, ...props }: ComponentProps<'p'>) {
  return (
    <p className={css.error} data-error="" {...props}>
      <Icon as={CircleAlert} className={css.errorIcon} />
      <span>{children}</span>
    </p>
  );
}
