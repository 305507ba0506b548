'use client';
import { Pause, Play, RotateCw, Trash2 } from 'lucide-react';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { customProperties } from '../internal/custom-properties.ts';
import * as css from './upload.css.ts';
import type { UploadLabels } from './upload.types.ts';
import { percentOf, type UploadEntry } from './upload-machine.ts';

type Act = 'pause' | 'resume' | 'retry' | 'remove';

interface UploadItemProps {
  entry: UploadEntry;
  labels: UploadLabels;
  size: (bytes: number) => string;
  disabled: boolean;
  onAct: (act: Act) => void;
}

const ACTS = {
  waiting: ['pause', Pause],
  sending: ['pause', Pause],
  paused: ['resume', Play],
  failed: ['retry', RotateCw],
} as const;

const words = (entry: UploadEntry, { states }: UploadLabels): string => {
  const { state } = entry;
  if (state.status === 'sending') return states.sending(percentOf(entry));
  if (state.status === 'failed') return state.message ?? states.failed;
  return states[state.status];
};

/** Keeps focus in the row when its focused button is unmounted at the end of an upload. */
const useRetainedFocus = (acts: RefObject<HTMLDivElement | null>, status: string) => {
  const wasInside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of status is what takes buttons away
  useLayoutEffect(() => {
    if (wasInside.current && document.activeElement === document.body) acts.current?.querySelector('button')?.focus();
  }, [acts, status]);
  return {
    onFocus: () => {
      wasInside.current = true;
    },
    onBlur: ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      // A button that is taken away may blur as well, but is no longer there.
      if (target.isConnected) wasInside.current = currentTarget.contains(relatedTarget);
    },
  };
};

/** One file of an Upload: what it is, how far it is, and what can be done. */
export function UploadItem({ entry, labels, size, disabled, onAct }: UploadItemProps) {
  const acts = useRef<HTMLDivElement>(null);
  const { file, state } = entry;
  const [act, icon] = state.status === 'done' ? [] : ACTS[state.status];
  const percent = percentOf(entry);
  return (
    <li className={css.item} data-status={state.status}>
      <div>
        <p className={css.name}>{file.name}</p>
        <p className={css.facts}>
          <span>{size(file.size)}</span>
          <span className={css.state}>{words(entry, labels)}</span>
        </p>
      </div>
      <div className={css.actions} ref={acts} {...useRetainedFocus(acts, state.status)}>
        {act && icon && (
          <IconButton
            size={16}
            icon={icon}
            label={labels[act](file.name)}
            disabled={disabled}
            onClick={() => onAct(act)}
          />
        )}
        <IconButton
          size={16}
          icon={Trash2}
          label={labels.remove(file.name)}
          disabled={disabled}
          onClick={() => onAct('remove')}
        />
      </div>
      {(state.status === 'sending' || state.status === 'paused') && (
        <div
          role="progressbar"
          aria-label={file.name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className={css.bar}
          style={customProperties({ '--upload-done': `${percent}%` })}
        >
          <div className={css.filled} />
        </div>
      )}
    </li>
  );
}
