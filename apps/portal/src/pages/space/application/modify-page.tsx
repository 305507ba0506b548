import { lazy } from 'react';
import { OpenedAlone } from '../../shared/user-centre/loaded.tsx';

const ApplicationEditor = lazy(async () => ({
  default: (await import('./form/application-editor.tsx')).ApplicationEditor,
}));

export interface ModifyPageProps {
  /** Absent for a new application. */
  id: string | undefined;
  /** The unit that a new one came from. */
  unit: string | undefined;
}

/** The form of an application. Its code weighs more than the page of one, so it comes when it is opened. */
export function ModifyPage({ id, unit = '' }: ModifyPageProps) {
  return (
    <OpenedAlone>
      <ApplicationEditor id={id} unitId={unit} />
    </OpenedAlone>
  );
}
