'use client';
import { Upload as UploadIcon } from 'lucide-react';
import { type ComponentProps, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { FieldError } from '../internal/field-error.tsx';
import { useFormReset } from '../internal/use-form-reset.ts';
import * as css from './upload.css.ts';
import type { UploadLabels } from './upload.types.ts';
import { UploadItem } from './upload-item.tsx';
import type { UploadEntry } from './upload-machine.ts';
import { fileSize, type Refusal, screen, type UploadRules } from './upload-rules.ts';
import { entryOf, type UploadedFile, unfinishedFiles, uploadedOf, withValue } from './uploaded-files.ts';
import { type Picked, type UploadTransport, useUpload } from './use-upload.ts';

export type { UploadLabels } from './upload.types.ts';
export type { UploadedFile } from './uploaded-files.ts';
export type { UploadTransport } from './use-upload.ts';

export interface UploadProps
  extends UploadRules,
    Omit<ComponentProps<'div'>, 'children' | 'id' | 'defaultValue' | 'onChange'> {
  /** Sends one file, reports its progress in bytes and resolves with the service's id of it. */
  upload: UploadTransport;
  /** Texts of the buttons, of the states of a file and of its problems. */
  labels: UploadLabels;
  /** Files that the service has: those of the draft, say. */
  defaultValue?: readonly UploadedFile[];
  /** The same, held by the caller: give `onValueChange` as well. */
  value?: readonly UploadedFile[];
  /** Called with all arrived files after each change. */
  onValueChange?: (files: UploadedFile[]) => void;
  /**
   * A file leaves the list before it has arrived: it was removed, another took its place, or the form was reset. What the service
   * has of it may be let go of. Neither a pause nor leaving the page says so: there the file may go on.
   */
  onDiscard?: (file: File) => void;
  /** Called with the number of files that are uploading, paused or failed; a form submitted now lacks them. */
  onUnfinishedChange?: (count: number) => void;
  /** Under it the form sends the ids, one entry each. */
  name?: string;
  /** Id of the input, from a Field. */
  id?: string;
  /** Whether a form must not be sent without a file. */
  required?: boolean;
  /** Whether files can neither be added nor removed. */
  disabled?: boolean;
  /** Several files; without it a new one takes the place of the old. */
  multiple?: boolean;
  /** Sent at the same time. */
  limit?: number;
  /** What may be chosen, in words: 'PDF, up to 20 MB each'. */
  note?: ReactNode;
  /** Words and note on one line: for a form with several uploads. */
  compact?: boolean;
  /** User-facing message of a thrown error; null shows `labels.states.failed`. */
  messageOf?: (error: unknown) => string | null;
  /** `2.4 MB` by default. */
  size?: (bytes: number) => string;
}

const noMessage = () => null;
let keys = 0;
const pick = (file: File) => {
  keys += 1;
  const { name, size, type, lastModified } = file;
  return { key: `file-${keys}`, file: { name, size, type, lastModified, source: file } };
};

/** Chosen or dropped files, validated and uploaded while the form stays usable. */
export function Upload({
  upload,
  labels,
  defaultValue = [],
  value,
  onValueChange,
  onDiscard,
  onUnfinishedChange,
  name,
  id,
  required = false,
  disabled = false,
  multiple = false,
  limit = 2,
  note,
  compact = false,
  messageOf = noMessage,
  size = fileSize,
  accept,
  maxBytes,
  maxFiles,
  className,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...props
}: UploadProps) {
  advise(
    value !== undefined && !onValueChange,
    'Upload: value without onValueChange, so nothing can be added. Pass both, or defaultValue.',
  );
  advise(
    maxBytes !== undefined && maxBytes <= 0,
    'Upload: maxBytes is not above 0, so every file is refused. Pass bytes, such as 20 * 1024 * 1024.',
  );
  const [initial] = useState(() => (value ? [] : defaultValue.map(entryOf)));
  const [entries, send] = useUpload(initial, upload, messageOf, limit);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [dragging, setDragging] = useState(false);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const shown = value ? withValue(entries, value) : entries;
  const arrived = uploadedOf(shown);
  const discard = (left: readonly UploadEntry<Picked>[], next?: File) => {
    for (const file of unfinishedFiles(left, next)) onDiscard?.(file);
  };
  useFormReset(input, () => {
    setRefused([]);
    send({ type: 'restore', entries: initial });
    discard(entries);
  });

  const reported = useRef(new Map<string, UploadEntry['state']['status']>(initial.map(({ key }) => [key, 'done'])));
  useEffect(() => {
    const changed = entries.filter(({ key, state }) => reported.current.get(key) !== state.status);
    reported.current = new Map(entries.map(({ key, state }) => [key, state.status]));
    const news = changed.flatMap(({ file, state }) =>
      state.status === 'done' || state.status === 'failed' ? [labels.said(file.name, state.status)] : [],
    );
    if (news.length > 0) setSaid(news.join(' '));
    const added = uploadedOf(changed);
    if (added.length > 0) {
      const before = arrived.filter((file) => !added.some((newFile) => newFile.id === file.id));
      onValueChange?.([...(multiple ? before : []), ...added]);
    }
  }, [entries, arrived, labels, multiple, onValueChange]);

  const unfinished = entries.filter(({ state }) => state.status !== 'done').length;
  const reportedUnfinished = useRef(0);
  useEffect(() => {
    if (reportedUnfinished.current === unfinished) return;
    reportedUnfinished.current = unfinished;
    onUnfinishedChange?.(unfinished);
  }, [onUnfinishedChange, unfinished]);

  const add = (files: FileList | readonly File[]) => {
    if (disabled) return;
    const present = multiple ? shown.map(({ file }) => file) : [];
    const chosen = [...files].slice(0, multiple ? undefined : 1);
    const { taken, refused: not } = screen(chosen, present, { accept, maxBytes, maxFiles: multiple ? maxFiles : 1 });
    setRefused(not);
    if (!multiple && taken.length > 0) {
      for (const { key } of entries) send({ type: 'remove', key });
      discard(entries, taken[0]);
    }
    if (taken.length > 0) send({ type: 'add', entries: taken.map(pick) });
  };

  const remove = (entry: UploadEntry<Picked>) => {
    const { key, file, state } = entry;
    const place = shown.indexOf(entry);
    send({ type: 'remove', key });
    discard([entry]);
    if (state.status === 'done') onValueChange?.(arrived.filter((uploaded) => uploaded.id !== state.id));
    setSaid(labels.said(file.name, 'removed'));
    // The row takes the focus with it: on to the next, or to the input when there is none.
    setTimeout(() => {
      const rows = list.current?.children ?? [];
      const next = rows[Math.min(place, rows.length - 1)]?.querySelector<HTMLElement>('button:last-of-type');
      (next ?? input.current)?.focus();
    });
  };

  const drag = (over: boolean) => (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    setDragging(!disabled && (over || inside));
  };

  return (
    <div className={cx(css.upload, className)} {...props}>
      <label
        className={css.zone}
        data-compact={compact ? '' : undefined}
        data-dragging={dragging ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          event.preventDefault();
          setDragging(false);
          add(event.dataTransfer.files);
        }}
      >
        <input
          ref={input}
          type="file"
          className={css.input}
          id={id}
          multiple={multiple}
          accept={accept?.join(',')}
          disabled={disabled}
          // Required until a file has arrived: the native input is emptied after each choice.
          required={required && arrived.length === 0}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={({ target }) => {
            add(target.files ?? []);
            target.value = '';
          }}
        />
        <span className={css.frame} aria-hidden="true" />
        <Icon as={UploadIcon} size={compact ? 20 : 24} />
        <span>{dragging ? labels.drop : labels.choose}</span>
        {note && <span className={css.note}>{note}</span>}
      </label>
      <div role="alert" className={css.refusals}>
        {refused.map((refusal) => (
          <FieldError key={`${refusal.reason} ${refusal.name}`}>{labels.refused(refusal)}</FieldError>
        ))}
      </div>
      <ul ref={list} className={css.list} aria-label={labels.list}>
        {shown.map((entry) => (
          <UploadItem
            key={entry.key}
            entry={entry}
            labels={labels}
            size={size}
            disabled={disabled}
            onAct={(act) => (act === 'remove' ? remove(entry) : send({ type: act, key: entry.key }))}
          />
        ))}
      </ul>
      <p role="status" className={css.said}>
        {said}
      </p>
      {name &&
        arrived.map(({ id: file }) => <input key={file} type="hidden" name={name} value={file} disabled={disabled} />)}
    </div>
  );
}
