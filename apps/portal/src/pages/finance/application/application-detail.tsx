import type { FinanceApplication } from '@zonekit/api-client/finance/application/contract';
import { financeApplicationEndpoints } from '@zonekit/api-client/finance/application/endpoints';
import { financeApplication as life } from '@zonekit/api-client/lifecycle/finance-application';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../../shared/claims/claim-detail.css.ts';
import { ClaimDetail } from '../../shared/claims/claim-detail.tsx';
import { useTrail } from '../../shared/user-centre/use-trail.ts';
import { APPLICATION_COMING } from './application-coming.ts';
import { applicationHref, correctHref } from './apply-address.ts';
import { Withdraw } from './withdraw.tsx';

const HOLDERS = [financeApplicationEndpoints.getFinanceApplication];

interface ApplicationDetailProps {
  application: FinanceApplication;
  fileId: string | undefined;
}

/** One application: how it stands and whose turn it is, what was submitted, and all that has happened. */
export function ApplicationDetail({ application, fileId }: ApplicationDetailProps) {
  const t = useWords('financeApplication');
  const locale = useLocale();
  const trail = useTrail({ label: t('title'), href: applicationHref() });
  const { id, target, status, amount, term_months, purpose, plan, contact_person, contact_phone } = application;
  const facts = [
    { label: t('target'), value: <Link href={target.path}>{target.title}</Link> },
    { label: t('provider'), value: target.provider },
    { label: t('amount'), value: <Money fen={amount.amount} locale={locale} /> },
    ...(term_months === null ? [] : [{ label: t('fields.term_months'), value: t('months', { count: term_months }) }]),
    { label: t('fields.purpose'), value: purpose },
    { label: t('fields.contact_person'), value: `${contact_person} ${contact_phone}` },
  ];
  return (
    <ClaimDetail
      of={life}
      claim={application}
      coming={APPLICATION_COMING[status]}
      trail={trail}
      title={target.title}
      standing={t(`standing.${status}`)}
      labelOf={(field) => t(`fields.${field}`)}
      correctHref={correctHref(id)}
      actions={<Withdraw application={application} />}
      parts={[
        { id: 'facts', title: t('parts.facts'), content: <DescriptionList items={facts} /> },
        { id: 'plan', title: t('parts.plan'), content: <p className={css.text}>{plan}</p> },
      ]}
      filesTitle={t('parts.files')}
      fileId={fileId}
      holders={HOLDERS}
    />
  );
}
