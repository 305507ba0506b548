import { labelOf, stageOf } from '@zonekit/api-client/lifecycle';
import { policyApplication } from '@zonekit/api-client/lifecycle/policy-application';
import type { Application, ApplicationStatus } from '@zonekit/api-client/policy/contract';
import { useDeclaration } from '@zonekit/api-client/policy/hooks';
import { StatusTimeline } from '@zonekit/portal-kit/status-timeline';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { Time } from '@zonekit/ui/time';
import { Timeline } from '@zonekit/ui/timeline';
import chineseDays from 'chinese-days';
import { useLocale } from 'use-intl';
import { useWords } from '../../../words/use-words.ts';
import { StateChip, StateWords } from '../../state-chip.tsx';
import * as form from '../account-form.css.ts';
import { AccountPage } from '../account-page.tsx';
import { applicationHref } from './application-address.ts';
import * as css from './applications.css.ts';
import { MaterialRow } from './material-row.tsx';

/** One application: how it stands and whose turn it is, what was handed in, and all that has happened. */
export function ApplicationDetail({ application }: { application: Application }) {
  const t = useWords('applications');
  const locale = useLocale();
  const { declaration, events, status, amount } = application;
  return (
    <AccountPage
      title={declaration.title}
      above={[{ label: t('title'), href: applicationHref() }]}
      action={<StateChip of={policyApplication} state={status} />}
    >
      <Clock application={application} />
      <Standing application={application} />
      <DescriptionList
        className={css.facts}
        items={[
          { label: t('number'), value: application.number },
          {
            label: t('call'),
            value: <Link href={`/policy/policyDeclaration/${declaration.id}`}>{declaration.title}</Link>,
          },
          { label: t('closes'), value: <Time value={declaration.closes_at} format="datetime" /> },
          { label: t('contact'), value: `${application.contact_person} ${application.contact_phone}` },
          ...(amount ? [{ label: t('amount'), value: <Money fen={amount.amount} locale={locale} precise /> }] : []),
        ]}
      />
      <section className={form.section}>
        <h2>{t('statement')}</h2>
        <p className={css.text}>{application.statement}</p>
      </section>
      <Materials application={application} />
      <section className={form.section}>
        <h2>{t('history')}</h2>
        <Timeline
          steps={events.map(({ at, to, actor, reason }, place) => ({
            title: <StateWords of={policyApplication} state={to} />,
            time: at.slice(0, 16).replace('T', ' '),
            dateTime: at,
            description: reason ? `${actor}: ${reason}` : actor,
            state: place === events.length - 1 ? 'current' : 'done',
          }))}
        />
      </section>
    </AccountPage>
  );
}

/** What is to come of each state: until it is decided, an application is handed in, then reviewed. */
const COMING = {
  draft: ['submitted', 'reviewing'],
  returned: ['submitted', 'reviewing'],
  submitted: ['reviewing'],
  reviewing: [],
  granted: [],
  declined: [],
} as const satisfies Record<ApplicationStatus, readonly ApplicationStatus[]>;

/** The way of an application from hand to hand, with the time that each took. */
function Clock({ application: { events, status } }: { application: Application }) {
  const locale = useLocale() === 'en' ? 'en' : 'zh-CN';
  const { actors, states } = policyApplication;
  const ownerOf = (actor: string | null | undefined) => actors[actor as keyof typeof actors]?.[locale] ?? null;
  const labelIn = (state: ApplicationStatus) => labelOf(policyApplication, state, locale);
  return (
    <StatusTimeline
      now={Date.now()}
      isWorkday={chineseDays.isWorkday}
      events={events.map(({ at, to, awaits, due_at }) => ({
        at,
        label: labelIn(to),
        owner: ownerOf(awaits),
        dueAt: due_at,
      }))}
      planned={COMING[status].map((state) => {
        const { awaits, workdays } = states[state];
        return { label: labelIn(state), owner: ownerOf(awaits) ?? '', ...(workdays && { workdays }) };
      })}
    />
  );
}

/** Whose turn it is and until when, or what came of it; what was returned says why and leads to the form. */
function Standing({ application: { id, events, status, allowed } }: { application: Application }) {
  const t = useWords('applications');
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
  const t = useWords('applications');
  const call = useDeclaration(declaration.id);
  const names = call.status === 'ready' ? call.data.materials : [];
  return (
    <section className={form.section}>
      <h2>{t('materials')}</h2>
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
