import { FilesButton } from './files-button.tsx';
import type { ListFilesProps } from './list-files.types.ts';

const load = async () => (await import('./list-files-menu.tsx')).ListFilesMenu;

/** The files of a list: a table, a news feed, a calendar. */
export function ListFiles(props: ListFilesProps) {
  return <FilesButton load={load} props={props} />;
}
