import type { UploadEntry } from './upload-machine.ts';
import { isSameFile } from './upload-rules.ts';
import type { Picked } from './use-upload.ts';

/** A file that the service has. */
export interface UploadedFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** List entry of a file that the service has. */
export const entryOf = ({ id, name, size }: UploadedFile): UploadEntry<Picked> => ({
  key: `service-${id}`,
  file: { name, size, type: '', source: null },
  attempt: 0,
  loaded: size,
  state: { status: 'done', id },
});

/** Files of the list that have arrived. */
export const uploadedOf = (entries: readonly UploadEntry<Picked>[]): UploadedFile[] =>
  entries.flatMap(({ file, state }) =>
    state.status === 'done' ? [{ id: state.id, name: file.name, size: file.size }] : [],
  );

/** Entries by a controlled value: exactly its uploaded files, and all unfinished ones. */
export const withValue = (
  entries: readonly UploadEntry<Picked>[],
  value: readonly UploadedFile[],
): readonly UploadEntry<Picked>[] => {
  const here = new Set(uploadedOf(entries).map(({ id }) => id));
  const ids = new Set(value.map(({ id }) => id));
  return [
    ...value.filter(({ id }) => !here.has(id)).map(entryOf),
    ...entries.filter(({ state }) => state.status !== 'done' || ids.has(state.id)),
  ];
};

/**
 * Of entries that leave the list, the files that had not arrived.
 *
 * @param next takes their place: the same file chosen once more goes on, and is not among them
 */
export const unfinishedFiles = (left: readonly UploadEntry<Picked>[], next?: File): File[] =>
  left.flatMap(({ file: { source }, state }) =>
    source && state.status !== 'done' && !(next && isSameFile(source, next)) ? [source] : [],
  );
