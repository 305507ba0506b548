import type { Registration, RegistrationStepState } from '@zonekit/api-client/registration/contract';
import { useRegistrations } from '@zonekit/api-client/registration/hooks';
import type { RegistrationStep } from '@zonekit/api-client/registration/steps';
import { Button } from '@zonekit/ui/button';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { Loaded, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { REGISTRATIONS, registrationHref, stepDetailsHref, stepListHref } from '../registration-address.ts';
import type { RegistrationSearch } from '../registration-search.types.ts';
import { StepAction } from '../step-action.tsx';
import { StepChip } from '../step-chip.tsx';
import { StepHolder } from '../step-holder.tsx';
import { StepTerm } from '../step-term.tsx';
import { useRegistrationWords } from '../use-registration-words.ts';
import { listQuery, readListSearch, valuesOfStep } from './registration-list-search.ts';
import { RegistrationTable } from './registration-table.tsx';
import { StepTabs } from './step-tabs.tsx';

interface StepListPageProps {
  step: RegistrationStep;
  search: RegistrationSearch;
}

/** My registrations by one step: how it stands with each, who has it and until when. */
export function StepListPage({ step, search }: StepListPageProps) {
  const t = useWords('registration');
  const { stepName, stateName } = useRegistrationWords();
  const listSearch = readListSearch(search, step);
  const read = useRegistrations(listQuery(listSearch, step));
  return (
    <UserCentrePage title={stepName(step)} above={[{ label: t('titles.mine'), href: REGISTRATIONS }]}>
      <StepTabs step={step} />
      <Loaded read={read}>
        {({ data, facets, page }) =>
          page.total === 0 && listSearch.status === undefined ? (
            <EmptyState
              headingLevel={2}
              title={t('empty')}
              action={
                <Button asChild kind="primary">
                  <Link href={`${REGISTRATIONS}?begin=1`}>{t('begin')}</Link>
                </Button>
              }
            >
              {t('emptyHint')}
            </EmptyState>
          ) : (
            <RegistrationTable
              path={stepListHref(step)}
              caption={stepName(step)}
              search={listSearch}
              step={step}
              values={valuesOfStep(facets.step_state, step, stateName)}
              {...{ page, read }}
              rows={data}
              href={(row) =>
                stepOf(row, step).submitted_at === null ? registrationHref(row.id) : stepDetailsHref(step, row.id)
              }
              columns={[
                { key: 'turn', label: t('turn'), cell: (row) => <StepHolder of={stepOf(row, step)} /> },
                { key: 'due', label: t('list.due'), cell: (row) => <StepTerm of={stepOf(row, step)} /> },
                { key: 'state', label: t('list.state'), cell: (row) => <StepChip state={stepOf(row, step).state} /> },
                {
                  key: 'action',
                  label: t('list.action'),
                  cell: (row) => <StepAction registrationId={row.id} of={stepOf(row, step)} />,
                },
              ]}
            />
          )
        }
      </Loaded>
    </UserCentrePage>
  );
}

/** @throws Error where the service has left a step out: its answers have all six */
const stepOf = ({ id, steps }: Registration, name: RegistrationStep): RegistrationStepState => {
  const found = steps.find(({ step }) => step === name);
  if (!found) throw new Error(`Registration ${id} has no step ${name}. The service answers all six.`);
  return found;
};
