import { advice } from './field-advice.css.ts';
import { FieldError } from './field-error.tsx';

/** Error message of a typed text, below its input. Always mounted: screen readers ignore regions inserted with their text. */
export function FieldAdvice({ id, text }: { id: string; text: string }) {
  return (
    <div role="alert" className={advice}>
      {text && <FieldError id={id}>{text}</FieldError>}
    </div>
  );
}
