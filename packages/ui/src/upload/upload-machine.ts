import type { FileFacts } from './upload-rules.ts';

/**
 * Where a file is on its way.
 *
 *     waiting → sending → done
 *        ↑       ↓  ↑ ↘
 *        ├── paused ┘   failed
 *        └───────────────┘ (retry)
 *
 * `attempt` counts the calls of the transport: what an earlier, broken-off call still reports is not heard.
 */
export type UploadState =
  | { status: 'waiting' }
  | { status: 'sending' }
  | { status: 'paused' }
  | { status: 'failed'; message: string | null }
  | { status: 'done'; id: string };

export interface UploadEntry<File extends FileFacts = FileFacts> {
  key: string;
  file: File;
  attempt: number;
  /** Bytes that have arrived; what a paused file shows. */
  loaded: number;
  state: UploadState;
}

export type UploadEvent<File extends FileFacts = FileFacts> =
  | { type: 'add'; entries: readonly { key: string; file: File }[] }
  | { type: 'start'; key: string }
  | { type: 'progress'; key: string; attempt: number; loaded: number }
  | { type: 'succeed'; key: string; attempt: number; id: string }
  | { type: 'fail'; key: string; attempt: number; message: string | null }
  | { type: 'pause' | 'resume' | 'retry' | 'remove'; key: string }
  | { type: 'restore'; entries: readonly UploadEntry<File>[] };

type Entry = UploadEntry;
type Step = (entry: Entry, event: UploadEvent) => Entry;

const within = (loaded: number, size: number) => Math.min(Math.max(loaded, 0), size);

/** The next state of an entry; an event that does not fit the state is ignored. */
const step: Step = (entry, event) => {
  const { status } = entry.state;
  const current = status === 'sending' && 'attempt' in event && event.attempt === entry.attempt;
  switch (event.type) {
    case 'start':
      return status === 'waiting' ? { ...entry, attempt: entry.attempt + 1, state: { status: 'sending' } } : entry;
    case 'progress':
      return current ? { ...entry, loaded: within(event.loaded, entry.file.size) } : entry;
    case 'succeed':
      return current ? { ...entry, loaded: entry.file.size, state: { status: 'done', id: event.id } } : entry;
    case 'fail':
      return current ? { ...entry, state: { status: 'failed', message: event.message } } : entry;
    case 'pause':
      return status === 'sending' || status === 'waiting' ? { ...entry, state: { status: 'paused' } } : entry;
    case 'resume':
      return status === 'paused' ? { ...entry, state: { status: 'waiting' } } : entry;
    case 'retry':
      return status === 'failed' ? { ...entry, loaded: 0, state: { status: 'waiting' } } : entry;
    default:
      return entry;
  }
};

/** The list after an event. Entries that did not change are the same objects. */
export const reduceUploads = <File extends FileFacts>(
  entries: readonly UploadEntry<File>[],
  event: UploadEvent<File>,
): readonly UploadEntry<File>[] => {
  if (event.type === 'restore') return event.entries;
  if (event.type === 'add') {
    const added = event.entries.map(
      ({ key, file }): UploadEntry<File> => ({ key, file, attempt: 0, loaded: 0, state: { status: 'waiting' } }),
    );
    return [...entries, ...added];
  }
  if (event.type === 'remove') return entries.filter(({ key }) => key !== event.key);
  return entries.map((entry) => (entry.key === event.key ? (step(entry, event) as UploadEntry<File>) : entry));
};

/** Those that may start now, in the order of the list, so that no more than `limit` are under way. */
export const startable = <File extends FileFacts>(
  entries: readonly UploadEntry<File>[],
  limit: number,
): UploadEntry<File>[] => {
  const free = limit - entries.filter(({ state }) => state.status === 'sending').length;
  return entries.filter(({ state }) => state.status === 'waiting').slice(0, Math.max(free, 0));
};

/** Whole per cent; an arrived file without bytes is 100. */
export const percentOf = ({ loaded, file, state }: UploadEntry): number => {
  if (state.status === 'done') return 100;
  // The last per cent belongs to the service's answer.
  return file.size === 0 ? 0 : Math.min(99, Math.floor((loaded / file.size) * 100));
};

/** Ids of what has arrived, as a form sends them. */
export const uploadedIds = (entries: readonly UploadEntry[]): string[] =>
  entries.flatMap(({ state }) => (state.status === 'done' ? [state.id] : []));
