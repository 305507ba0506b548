import type { PolicyOrg } from '@zonekit/api-client/policy/contract';
import { usePolicyOrgs } from '@zonekit/api-client/policy/hooks';
import { Link } from '@zonekit/ui/link';
import { Table } from '@zonekit/ui/table';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './landing.css.ts';
import { DOCUMENTS } from './landing-queries.ts';
import { Part } from './part.tsx';

const NEAREST_FIRST = ['district', 'municipal', 'provincial', 'national'] as const;

const nearestFirst = (departments: readonly PolicyOrg[]) =>
  NEAREST_FIRST.flatMap((level) => departments.filter((department) => department.level === level));

/** Departments that issue policies: their documents, and how to reach them. */
export function Departments() {
  const t = useWords('policyLanding');
  const terms = useWords('policyTerms');
  return (
    <Part read={usePolicyOrgs()}>
      {(departments) => (
        <Table
          caption={t('departments.title')}
          captionHidden
          rows={nearestFirst(departments)}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              label: t('departments.name'),
              primary: true,
              cell: ({ id, name }) => (
                <Link kind="text" href={`${DOCUMENTS}?department=${encodeURIComponent(id)}`}>
                  {name}
                </Link>
              ),
            },
            { key: 'level', label: t('levelName'), cell: ({ level }) => terms(`level.${level}`) },
            {
              key: 'address',
              label: t('departments.address'),
              cell: ({ address }) => address || t('departments.none'),
            },
            { key: 'phone', label: t('departments.phone'), cell: (department) => <Phone {...department} /> },
            { key: 'hours', label: t('departments.hours'), cell: ({ hours }) => hours || t('departments.none') },
          ]}
        />
      )}
    </Part>
  );
}

function Phone({ phone }: Pick<PolicyOrg, 'phone'>) {
  const t = useWords('policyLanding');
  if (!phone) return t('departments.none');
  return (
    <Link kind="text" className={css.phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {phone}
    </Link>
  );
}
