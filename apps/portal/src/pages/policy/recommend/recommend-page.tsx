import type { Match, MatchTally, Profile, Recommendations } from '@zonekit/api-client/policy/contract';
import { useRecommendations } from '@zonekit/api-client/policy/hooks';
import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { Accordion } from '@zonekit/ui/accordion';
import { Alert } from '@zonekit/ui/alert';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Container } from '@zonekit/ui/container';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { moneyText } from '@zonekit/ui/money/parts';
import { Skeleton } from '@zonekit/ui/skeleton';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { RequireLogin } from '../../../shell/require-login.tsx';
import { useAnswer } from '../use-answer.ts';
import { GROUPS, inGroup } from './draft.ts';
import * as groups from './match-groups.css.ts';
import { MatchRow } from './match-row.tsx';
import * as css from './recommend.css.ts';
import { Summary } from './summary.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import * as panel from './what-if-panel.css.ts';
import type { WhatIfParams } from './what-if-params.ts';
import type { WhatIfSheetProps } from './what-if-sheet.tsx';

const QUESTIONNAIRE = '?dialog=questionnaire';

/** Beside the list, and never on the server, which knows nobody: the list comes first. */
const WhatIfPanel = lazy(async () => ({ default: (await import('./what-if-panel.tsx')).WhatIfPanel }));

/** The open calls held against the saved profile, and what another answer would change. Source: pages.md, policyRecommend. */
export function RecommendPage({ tried }: { tried: WhatIfParams }) {
  return (
    <RequireLogin skeleton={<Waiting />}>
      <Content tried={tried} />
    </RequireLogin>
  );
}

function Content({ tried }: { tried: WhatIfParams }) {
  const t = useWords('policyRecommend');
  const read = useRecommendations();
  if (read.status === 'failed') {
    return (
      <Frame>
        <Alert
          tone="danger"
          title={t('failed.title')}
          action={<Button onClick={read.reload}>{t('failed.retry')}</Button>}
        >
          {t('failed.line')}
        </Alert>
      </Frame>
    );
  }
  if (read.status !== 'ready') return <Waiting />;
  const { profile } = read.data;
  if (!profile) return <Invite />;
  if (read.data.matches.length === 0) {
    return (
      <Frame>
        <EmptyState headingLevel={2} title={t('none.title')}>
          {t('none.line')}
        </EmptyState>
      </Frame>
    );
  }
  return <Matched recommendations={read.data} profile={profile} stale={read.stale} tried={tried} />;
}

function Frame({ lede, children }: { lede?: string; children: ReactNode }) {
  const t = useWords('policyRecommend');
  return (
    <Container>
      <div className={css.head}>
        <Breadcrumb
          label={t('breadcrumb')}
          items={[{ label: t('home'), href: '/' }, { label: t('policy'), href: '/policy' }, { label: t('title') }]}
        />
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.lede}>{lede ?? t('description')}</p>
      </div>
      {children}
    </Container>
  );
}

function Invite() {
  const t = useWords('policyRecommend');
  return (
    <Frame>
      <EmptyState
        headingLevel={2}
        title={t('invite.title')}
        action={
          <>
            <Button asChild kind="primary">
              <Link href={QUESTIONNAIRE}>{t('invite.start')}</Link>
            </Button>{' '}
            <Button asChild>
              <Link href="/policy/policyDeclaration?status=open&status=closing">{t('invite.browse')}</Link>
            </Button>
          </>
        }
      >
        {t('invite.line')}
      </EmptyState>
    </Frame>
  );
}

interface MatchedProps {
  recommendations: Recommendations;
  profile: Profile;
  stale: boolean;
}

function Matched({ recommendations, profile, stale, tried: params }: MatchedProps & { tried: WhatIfParams }) {
  const t = useWords('policyRecommend');
  const draft = useDraft(profile, params);
  const tried = draft.outcome.status === 'done' ? draft.outcome.data : null;
  const date = profile.updated_at.slice(0, 10);
  return (
    <>
      <Frame lede={t('lede', { date, count: recommendations.matches.length })}>
        <Summary before={recommendations} after={tried} />
        <div className={css.body}>
          <Groups
            matches={tried?.matches ?? recommendations.matches}
            profile={profile}
            stale={stale}
            turned={new Map(tried?.changes.map(({ declaration_id, to }) => [declaration_id, to]))}
          />
          <aside className={css.aside} aria-labelledby="what-if" data-unprinted="">
            <Card className={panel.card}>
              <h2 id="what-if" className={panel.whatTitle}>
                {t('what.title')}
              </h2>
              <p className={panel.whatLine}>{t('what.line')}</p>
              <Suspense fallback={<Skeleton height="420px" />}>
                <WhatIfPanel draft={draft} eligible={recommendations.tally.eligible} />
              </Suspense>
            </Card>
          </aside>
        </div>
      </Frame>
      <Bar draft={draft} eligible={recommendations.tally.eligible} after={tried?.after} />
    </>
  );
}

const SHOWN = 6;

function Groups({
  matches: all,
  profile,
  stale,
  turned,
}: Omit<MatchedProps, 'recommendations'> & {
  matches: readonly Match[];
  turned: ReadonlyMap<string, Match['eligibility']>;
}) {
  const t = useWords('policyRecommend');
  const { busy, failed, answer } = useAnswer(profile);
  const rows = (matches: readonly Match[]) => (
    <ul>
      {matches.map((match) => (
        <MatchRow
          key={match.declaration.id}
          match={match}
          turned={turned.get(match.declaration.id)}
          busy={busy}
          onAnswer={answer}
          answerHref={QUESTIONNAIRE}
        />
      ))}
    </ul>
  );
  const not = inGroup(all, 'not');
  return (
    <div className={groups.list} aria-busy={stale}>
      {failed && <Alert tone="danger" role="alert" title={t('saveFailed')} />}
      {GROUPS.filter((group) => group !== 'not').map((group) => {
        const matches = inGroup(all, group);
        if (matches.length === 0) return null;
        return (
          <section key={group} id={`group-${group}`} aria-labelledby={`head-${group}`}>
            <div className={groups.groupHead}>
              <h2 id={`head-${group}`}>
                {t(`group.${group}`)}
                <b>{matches.length}</b>
              </h2>
              <p>{t(`line.${group}`)}</p>
            </div>
            {rows(matches.slice(0, SHOWN))}
            {matches.length > SHOWN && (
              <Accordion.Item kind="text" className={groups.fold}>
                <Accordion.Title>{t('more', { count: matches.length - SHOWN })}</Accordion.Title>
                <Accordion.Content>{rows(matches.slice(SHOWN))}</Accordion.Content>
              </Accordion.Item>
            )}
          </section>
        );
      })}
      {not.length > 0 && (
        <Accordion.Item className={groups.why} id="group-not">
          <Accordion.Title className={groups.whyTitle}>{t('why', { count: not.length })}</Accordion.Title>
          <Accordion.Content>
            <ul>
              {not.map(({ declaration, verdicts }) => (
                <li key={declaration.id}>
                  <Link href={`/policy/policyDeclaration/${declaration.id}`} lang={declaration.lang}>
                    {declaration.title}
                  </Link>
                  <span className={groups.faint}>
                    {verdicts.find(({ verdict }) => verdict === 'unmet')?.criterion.label}
                  </span>
                </li>
              ))}
            </ul>
          </Accordion.Content>
        </Accordion.Item>
      )}
    </div>
  );
}

/** On a phone: what was tried, and the way to the panel. */
function Bar({ draft, eligible, after }: { draft: Draft; eligible: number; after: MatchTally | undefined }) {
  const t = useWords('policyRecommend');
  const [Sheet, setSheet] = useState<ComponentType<WhatIfSheetProps>>();
  const locale = useLocale();
  const line = after
    ? t('what.barResult', { before: eligible, after: after.eligible, amount: moneyText(after.amount.amount, locale) })
    : t('what.bar', { count: draft.changed.length });
  const open = () => void import('./what-if-sheet.tsx').then(({ WhatIfSheet }) => setSheet(() => WhatIfSheet));
  return (
    <>
      <ActionBar lead={<b>{t('what.title')}</b>} line={line}>
        <Button onClick={open}>{t('what.open')}</Button>
      </ActionBar>
      {Sheet && <Sheet draft={draft} eligible={eligible} onClose={() => setSheet(undefined)} />}
    </>
  );
}

const LINES = ['a', 'b', 'c', 'd'];

function Waiting() {
  const t = useWords('policyRecommend');
  return (
    <Frame>
      <div className={css.waiting} role="status" aria-label={t('loading')}>
        <Skeleton height="84px" />
        <Skeleton height="40px" />
        {LINES.map((line) => (
          <Skeleton key={line} height="96px" />
        ))}
      </div>
    </Frame>
  );
}
