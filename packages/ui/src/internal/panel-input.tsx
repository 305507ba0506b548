import { CalendarDays } from 'lucide-react';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import * as box from './control-box.css.ts';
import { EndButton } from './end-button.tsx';
import { FieldAdvice } from './field-advice.tsx';
import { FieldPanel } from './field-panel.tsx';
import type { Late } from './late.ts';
import { mergeRefs } from './merge-refs.ts';
import * as css from './panel-input.css.ts';
import { useAdvice } from './use-advice.ts';
import { useFormReset } from './use-form-reset.ts';
import type { TypedText } from './use-typed-text.ts';

export type PanelInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'onChange' | 'children'
>;

interface PanelLabels<P> {
  open: string;
  title: string;
  close: string;
  advice: (problem: P) => string;
}

interface Panel<P, C> {
  control: RefObject<HTMLInputElement | null>;
  text: TypedText<P>;
  value: string | null;
  labels: PanelLabels<P>;
  onProblem: ((problem: P | null) => void) | undefined;
  /** Called after a reset of the form. */
  onReset: () => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Selector of the initial focus in the panel. */
  initial: string;
  size: 'md' | 'lg';
  /** Code of the panel's content. */
  code: Late<C>;
  children: (code: C) => ReactNode;
}

/** Text input with a button that opens a panel to choose from, and the advice on its text below. */
export function PanelInput<P, C>({
  control,
  text,
  value,
  labels,
  onProblem,
  onReset,
  open,
  onOpenChange,
  initial,
  size,
  code,
  children,
  name,
  form,
  className,
  style,
  ref,
  ...props
}: Panel<P, C> & PanelInputProps) {
  const advice = useAdvice({ control, problem: text.problem, words: labels.advice, onProblem });
  useFormReset(control, () => {
    text.forget();
    onReset();
  });
  return (
    <div className={className} style={style}>
      <div className={box.box}>
        <input
          inputMode="numeric"
          autoComplete="off"
          {...props}
          {...text.input}
          {...advice.inputProps(props['aria-describedby'])}
          ref={mergeRefs(control, ref)}
          form={form}
          type="text"
          className={css.input}
          data-size={size}
          data-ends="1"
          onBlur={(event) => {
            text.input.onBlur();
            props.onBlur?.(event);
          }}
          onKeyDown={(event) => {
            props.onKeyDown?.(event);
            text.input.onKeyDown(event);
            if (event.altKey && event.key === 'ArrowDown') onOpenChange(true);
          }}
        />
        {name && <input type="hidden" name={name} form={form} value={value ?? ''} disabled={props.disabled} />}
        <span className={box.ends}>
          <FieldPanel
            initial={initial}
            open={open}
            onOpenChange={onOpenChange}
            title={labels.title}
            closeLabel={labels.close}
            code={code}
            trigger={(trigger) => (
              <EndButton
                {...trigger}
                label={labels.open}
                icon={CalendarDays}
                disabled={props.disabled || props.readOnly}
              />
            )}
          >
            {children}
          </FieldPanel>
        </span>
      </div>
      <FieldAdvice id={advice.id} text={advice.text} />
    </div>
  );
}
