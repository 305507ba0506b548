import { Page } from '@zonekit/portal-kit/user-centre-frame';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { useTrail } from './use-trail.ts';

export { isMissing, Loaded, LoadedAlone, NotFound, Opened, OpenedAlone } from './loaded.tsx';

export interface UserCentrePageProps {
  title: string;
  /** Pages between the centre and this one. */
  above?: readonly { label: string; href: string }[];
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the user centre: its place, its title, the one action, and what is on it. */
export function UserCentrePage({ title, above = [], action, children }: UserCentrePageProps) {
  const shell = useWords('shell');
  const trail = useTrail(...above);
  return (
    <Page
      title={title}
      place={<Breadcrumb label={shell('breadcrumb')} items={[...trail, { label: title }]} />}
      action={action}
    >
      {children}
    </Page>
  );
}
