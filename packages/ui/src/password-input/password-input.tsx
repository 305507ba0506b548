'use client';
import { Eye, EyeOff, TriangleAlert } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { adviseControl } from '../internal/advise.ts';
import * as box from '../internal/control-box.css.ts';
import { EndButton } from '../internal/end-button.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './password-input.css.ts';

export interface PasswordInputLabels {
  /** Of the button: 'Show password'. */
  show: string;
  /** Of the button while the password shows: 'Hide password'. */
  hide: string;
  /** Spoken after the button was pressed: 'Your password is visible'. */
  shown: string;
  /** Spoken after it was pressed again: 'Your password is hidden'. */
  hidden: string;
  /** Seen and spoken while Caps Lock is on. */
  capsLock: string;
}

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Names of the button that shows and hides the password, and advice on Caps Lock. */
  labels: PasswordInputLabels;
  /** Height: 40 or 52 px. */
  size?: 'md' | 'lg';
}

/**
 * A password that may be looked at. It hides again when its form is sent, so that the browser knows it for a password
 * and nobody reads it over a shoulder. `className` and `style` go to the box around, all else to the input.
 */
export function PasswordInput({
  labels,
  size = 'md',
  className,
  style,
  ref,
  autoComplete = 'current-password',
  onKeyDown,
  onKeyUp,
  onBlur,
  ...props
}: PasswordInputProps) {
  adviseControl('PasswordInput', props);
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const [spoken, setSpoken] = useState('');
  const [capsLock, setCapsLock] = useState(false);
  const conceal = () => {
    setShown(false);
    setSpoken('');
  };
  useFormReset(input, conceal);
  useEffect(() => {
    const send = (event: Event) => {
      if (event.target === input.current?.form) setShown(false);
    };
    // Capture phase: before the form's own listeners read or submit.
    document.addEventListener('submit', send, true);
    return () => document.removeEventListener('submit', send, true);
  }, []);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div className={className} style={style}>
      <div className={box.box}>
        <input
          {...props}
          ref={mergeRefs(input, ref)}
          type={shown ? 'text' : 'password'}
          className={css.input}
          data-size={size}
          data-ends="1"
          autoComplete={autoComplete}
          // Shown, it would be written as a word and sent to a spell checker.
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onKeyDown={(event) => {
            watch(event);
            onKeyDown?.(event);
          }}
          onKeyUp={(event) => {
            watch(event);
            onKeyUp?.(event);
          }}
          onBlur={(event) => {
            setCapsLock(false);
            onBlur?.(event);
          }}
        />
        <span className={box.ends}>
          <EndButton
            label={shown ? labels.hide : labels.show}
            icon={shown ? EyeOff : Eye}
            disabled={props.disabled}
            onClick={() => {
              setShown(!shown);
              setSpoken(shown ? labels.hidden : labels.shown);
            }}
          />
        </span>
      </div>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <p className={css.note} role="status">
        {capsLock && (
          <>
            <Icon as={TriangleAlert} className={css.noteIcon} />
            <span>{labels.capsLock}</span>
          </>
        )}
      </p>
    </div>
  );
}
