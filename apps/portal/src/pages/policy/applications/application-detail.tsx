import { stageOf } from '@zonekit/api-client/lifecycle';
import { policyApplication } from '@zonekit/api-client/lifecycle/policy-application';
import type { Application } from '@zonekit/api-client/policy/contract';
import { useDeclaration } from '@zonekit/api-client/policy/hooks';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { Time } from '@zonekit/ui/time';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as form from '../../shared/form/form.css.ts';
import { StateChip } from '../../shared/state-chip.tsx';
import { useTrail } from '../../shared/user-centre/use-trail.ts';
import { applicationHref } from './application-address.ts';
import { ApplicationClock } from './application-clock.tsx';
import { ApplicationHistory } from './application-history.tsx';
import * as css from './applications.css.ts';
import { MaterialRow } from './material-row.tsx';

/** One application: how it stands and whose turn it is, what was handed in, and all that has happened. */
export function ApplicationDetail({ application }: { application: Application }) {
  const t = useWords('policyApplications');
  const locale = useLocale();
  const trail = useTrail({ label: t('title'), href: applicationHref() });
  const { declaration, events, number, status, amount } = application;
  return (
    <DetailPage
      trail={trail}
      title={declaration.title}
      line={t('numbered', { number })}
      chips={<StateChip of={policyApplication} state={status} />}
      facts={<ApplicationClock application={application} />}
      outline={[
        { id: 'statement', text: t('statement') },
        { id: 'materials', text: t('materials') },
      ]}
      aside={<ApplicationHistory events={events} />}
    >
      <Standing application={application} />
      <DescriptionList
        className={css.facts}
        items={[
          {
            label: t('call'),
            value: <Link href={`/policy/policyDeclaration/${declaration.id}`}>{declaration.title}</Link>,
          },
          { label: t('closes'), value: <Time value={declaration.closes_at} format="datetime" /> },
          { label: t('contact'), value: `${application.contact_person} ${application.contact_phone}` },
          ...(amount ? [{ label: t('amount'), value: <Money fen={amount.amount} locale={locale} precise /> }] : []),
        ]}
      />
      <section>
        <h2 id="statement">{t('statement')}</h2>
        <p className={css.text}>{application.statement}</p>
      </section>
      <Materials application={application} />
    </DetailPage>
  );
}

/** Whose turn it is and until when, or what came of it; what was returned says why and leads to the form. */
function Standing({ application: { id, events, status, allowed } }: { application: Application }) {
  const t = useWords('policyApplications');
  const stage = stageOf(events, Date.now());
  const reason = events.at(-1)?.reason;
  const due = stage?.due_at && t.rich('due', { time: () => <Time value={stage.due_at ?? ''} /> });
  if (status === 'draft') return null;
  const tone = {
    submitted: 'info',
    reviewing: 'info',
    granted: 'success',
    returned: 'warning',
    declined: 'danger',
  } as const;
  return (
    <Alert
      tone={tone[status]}
      title={t(`standing.${status}`)}
      action={
        allowed.includes('submitted') && (
          <Button asChild kind="primary">
            <Link href={`${applicationHref(id)}?edit=1`}>{t('correct')}</Link>
          </Button>
        )
      }
    >
      {reason && <p>{reason}</p>}
      {due && <p>{due}</p>}
    </Alert>
  );
}

function Materials({ application: { declaration, materials } }: { application: Application }) {
  const t = useWords('policyApplications');
  const call = useDeclaration(declaration.id);
  const names = call.status === 'ready' ? call.data.materials : [];
  return (
    <section>
      <h2 id="materials">{t('materials')}</h2>
      {materials.length === 0 ? (
        <p>{t('noMaterials')}</p>
      ) : (
        <ul className={form.list}>
          {materials.map(({ material, file_id }) => (
            <MaterialRow key={material} fileId={file_id} label={names[material]?.name ?? ''} />
          ))}
        </ul>
      )}
    </section>
  );
}
