import { labelOf } from '@zonekit/api-client/lifecycle';
import { policyDeclaration } from '@zonekit/api-client/lifecycle/policy-declaration';
import { useStatusCounts } from '@zonekit/api-client/policy/hooks';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { barsOf } from './bars.ts';
import { Chart } from './chart.tsx';
import { CALLS, DOCUMENTS } from './landing-queries.ts';
import { Part } from './part.tsx';

/** Documents by validity and calls by status, each with the list of what it counts. */
export function StatusCharts() {
  const t = useWords('policyLanding');
  const terms = useWords('policyTerms');
  const locale = useLocale() === 'en' ? 'en' : 'zh-CN';
  return (
    <Part read={useStatusCounts()}>
      {({ policies, declarations }) => (
        <>
          <Chart
            title={t('byValidity')}
            unit={t('validity')}
            bars={barsOf(
              policies.map(({ validity, count }) => ({
                key: validity,
                label: terms(`validity.${validity}`),
                count,
                href: `${DOCUMENTS}?validity=${validity}`,
              })),
            )}
          />
          <Chart
            title={t('byStatus')}
            unit={t('status')}
            counted={t('calls')}
            bars={barsOf(
              declarations.map(({ status, count }) => ({
                key: status,
                label: labelOf(policyDeclaration, status, locale),
                count,
                href: `${CALLS}?status=${status}`,
              })),
            )}
          />
        </>
      )}
    </Part>
  );
}
