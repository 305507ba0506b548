import type { FacetValue } from '@zonekit/api-client/contract';
import { Link } from '@zonekit/ui/link';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './own-list.css.ts';
import { OwnListFiles, type OwnListFilesProps } from './own-list-files.tsx';
import { ownListHref } from './own-list-search.ts';

interface StatesProps {
  path: string;
  values: readonly FacetValue[];
  status: string | undefined;
}

interface OwnListToolsProps extends StatesProps {
  files: OwnListFilesProps;
  /** Other ways to see the records. */
  views?: ReactNode;
}

/** Above the user's own records: their states, other views, and the files. */
export function OwnListTools({ files, views, ...states }: OwnListToolsProps) {
  return (
    <div className={css.tools}>
      <States {...states} />
      <span className={css.views}>
        {views}
        <OwnListFiles {...files} />
      </span>
    </div>
  );
}

/** Links to the states that occur, with the number of records of each. */
function States({ path, values, status }: StatesProps) {
  const t = useWords('userCentre');
  const present = values.filter(({ count, value }) => count > 0 || value === status);
  const all = present.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label={t('list.byState')} className={css.states}>
      {[{ value: undefined, label: t('list.all'), count: all }, ...present].map(({ value, label, count }) => (
        <Link
          key={value ?? ''}
          href={ownListHref(path, value === undefined ? {} : { status: value })}
          className={css.state}
          aria-current={value === status ? 'true' : undefined}
        >
          {label} <span>{count}</span>
        </Link>
      ))}
    </nav>
  );
}
