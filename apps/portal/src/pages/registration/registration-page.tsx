import { lazy } from 'react';
import { Opened } from '../shared/user-centre/user-centre-page.tsx';
import { MyRegistrationsPage } from './mine/my-registrations-page.tsx';
import type { RegistrationSearch } from './registration-search.types.ts';
import type { RegistrationView } from './registration-view.ts';

// My registrations are opened most often; a form alone weighs more than they do.
const StepListPage = lazy(async () => ({ default: (await import('./mine/step-list-page.tsx')).StepListPage }));
const OverviewPage = lazy(async () => ({ default: (await import('./overview/overview-page.tsx')).OverviewPage }));
const StepFormPage = lazy(async () => ({ default: (await import('./step/step-form-page.tsx')).StepFormPage }));
const StepDetailsPage = lazy(async () => ({
  default: (await import('./details/step-details-page.tsx')).StepDetailsPage,
}));

export interface RegistrationPageProps {
  view: RegistrationView;
  search: RegistrationSearch;
}

/** The one-stop registration. Source: pages.md, businessregistration. */
export function RegistrationPage({ view, search }: RegistrationPageProps) {
  if (view.page === 'mine') return <MyRegistrationsPage search={search} />;
  return (
    <Opened>
      {view.page === 'oneStopUser' ? (
        <OverviewPage search={search} />
      ) : view.page === 'list' ? (
        <StepListPage key={view.step} step={view.step} search={search} />
      ) : view.page === 'Add' ? (
        <StepFormPage step={view.step} search={search} />
      ) : (
        <StepDetailsPage step={view.step} search={search} />
      )}
    </Opened>
  );
}
