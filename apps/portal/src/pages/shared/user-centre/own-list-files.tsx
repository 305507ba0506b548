import type { Saving } from '@zonekit/api-client/list/hooks';
import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { Download } from 'lucide-react';
import { useWords } from '../../../platform/words/use-words.ts';
import { FilesButton } from '../list/files-button.tsx';
import * as css from '../list/list-page.css.ts';
import { useSavingWords } from '../list/use-saving-words.ts';

const loadMenu = async () => (await import('./own-list-menu.tsx')).OwnListMenu;

export interface OwnListFilesProps {
  /** State of `useSaveList`. */
  state: Saving;
  /** Saves the filtered list as a table. */
  csv: () => void;
  /** Saves it as a calendar; absent for records without dates. */
  ics?: () => void;
}

/** The list as files of the user's own: a table, and a calendar if its records have dates. */
export function OwnListFiles({ state, csv, ics }: OwnListFilesProps) {
  const t = useWords('list');
  const said = useSavingWords(state);
  return (
    <span className={css.files}>
      {ics ? (
        <FilesButton load={loadMenu} props={{ csv, ics }} />
      ) : (
        <Button kind="quiet" size="sm" loading={state.status === 'fetching'} onClick={csv}>
          <Icon as={Download} />
          {t('files.csv')}
        </Button>
      )}
      <span role="status" className={css.said}>
        {said}
      </span>
    </span>
  );
}
