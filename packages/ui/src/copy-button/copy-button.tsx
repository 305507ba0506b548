'use client';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './copy-button.css.ts';
import { copyText } from './copy-text.ts';

/** How long the result stays on the button. */
const RESULT_MS = 3000;

const ICONS = { ready: Copy, copied: Check, failed: TriangleAlert };
const STATES = ['ready', 'copied', 'failed'] as const;
type State = (typeof STATES)[number];

export interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'asChild' | 'loading'> {
  /** Text to copy; a function is called on the click. */
  text: string | (() => string);
  /** Its name ('Copy link'), and what it shows and says afterwards: 'Copied', 'Could not be copied'. */
  labels: Readonly<Record<State, string>>;
  /** Called with the outcome; false if the browser refused. */
  onCopied?: (copied: boolean) => void;
}

/** Copies a text and says so, on the button and in a live region; so too when the browser refuses. */
export function CopyButton({ text, labels, onCopied, className, onClick, ...props }: CopyButtonProps) {
  const [{ state, times }, setResult] = useState<{ state: State; times: number }>({ state: 'ready', times: 0 });
  advise(
    labels.failed === labels.copied,
    'CopyButton: success and failure say the same. Give labels.failed its own words.',
  );
  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setResult({ state: 'ready', times }), RESULT_MS);
    return () => clearTimeout(timer);
  }, [state, times]);

  const copy = async () => {
    const copied = await copyText(typeof text === 'function' ? text() : text);
    setResult(({ times: before }) => ({ state: copied ? 'copied' : 'failed', times: before + 1 }));
    onCopied?.(copied);
  };
  return (
    <>
      <Button
        className={cx(css.copyButton, className)}
        data-state={state}
        // The result joins the name, which must hold what is seen.
        {...(state !== 'ready' && { 'aria-label': `${labels.ready} ${labels[state]}` })}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) void copy();
        }}
        {...props}
      >
        <Icon as={ICONS[state]} />
        <span className={css.words}>
          {STATES.map((each) => (
            <span key={each} className={css.word} data-shown={each === state ? '' : undefined}>
              {labels[each]}
            </span>
          ))}
        </span>
      </Button>
      {/* Keyed, so that the same result is said again. */}
      <VisuallyHidden role="status">{state !== 'ready' && <span key={times}>{labels[state]}</span>}</VisuallyHidden>
    </>
  );
}
