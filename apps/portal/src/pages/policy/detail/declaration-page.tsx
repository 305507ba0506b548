import { policyDeclaration } from '@zonekit/api-client/lifecycle/policy-declaration';
import type { DeclarationDetail } from '@zonekit/api-client/policy/contract';
import { useDeclaration } from '@zonekit/api-client/policy/hooks';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { Facts } from '@zonekit/ui/facts';
import { moneyText } from '@zonekit/ui/money/parts';
import { Prose } from '@zonekit/ui/prose';
import { Tag } from '@zonekit/ui/tag';
import { useLocale } from 'use-intl';
import type { CleanHtml } from '../../../platform/data/clean-html.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { PageShare } from '../../shared/share/page-share.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import { DeclarationSections, declarationSections, filesOf } from './declaration-sections.tsx';
import * as css from './detail.css.ts';
import { afterDeclaration } from './late-sections.ts';
import { OpenPolicyFile } from './policy-attachments.tsx';
import { PrimaryAction, QualifyCard } from './qualify-card.tsx';
import { type Qualify, useQualify } from './use-qualify.ts';

export interface DeclarationPageProps {
  /** As anybody sees it; what this visitor may do with the files comes from the hook. */
  call: DeclarationDetail;
  body: CleanHtml;
  /** The attachment that is open. */
  fileId: string | undefined;
}

/** A call for application: everything to decide by, and whether one qualifies. */
export function DeclarationPage({ call: served, body, fileId }: DeclarationPageProps) {
  const t = useWords('policyDetail');
  const read = useDeclaration(served.id);
  const call = (read.status === 'ready' && read.data) || served;
  const qualify = useQualify(served.id);
  const sections = declarationSections(call, body.outline, (id) => t(id));
  return (
    <>
      <DetailPage
        trail={[
          { label: t('home'), href: '/' },
          { label: t('policy'), href: '/policy' },
          { label: t('calls'), href: '/policy/policyDeclaration' },
        ]}
        title={call.title}
        lang={call.lang}
        line={call.number}
        chips={<Chips call={call} />}
        facts={<CallFacts call={call} />}
        outline={[...body.outline, ...sections]}
        card={<QualifyCard call={call} qualify={qualify} />}
        aside={<CallShare call={call} />}
        after={afterDeclaration.show({ call })}
        bar={<Bar call={call} qualify={qualify} />}
      >
        <Prose cleanHtml={body.html} lang={call.lang} />
        <DeclarationSections call={call} sections={sections} />
      </DetailPage>
      <OpenPolicyFile files={filesOf(call)} fileId={fileId} />
    </>
  );
}

function Chips({ call }: { call: DeclarationDetail }) {
  const terms = useWords('policyTerms');
  return (
    <>
      <StateChip of={policyDeclaration} state={call.status} />
      <Tag strong={call.level === 'national'}>{terms(`level.${call.level}`)}</Tag>
      {call.industries.map(({ id, name }) => (
        <Tag key={id}>{name}</Tag>
      ))}
    </>
  );
}

/** `2026-11-26T17:00:00+08:00` → `2026-11-26 17:00`, as the service says it: in the zone's time. */
const minute = (iso: string) => iso.slice(0, 16).replace('T', ' ');

function CallFacts({ call }: { call: DeclarationDetail }) {
  const t = useWords('policyDetail');
  return (
    <Facts
      className={css.facts}
      items={[
        { label: t('facts.support'), value: call.support },
        { label: t('facts.issuer'), value: call.issuer },
        { label: t('facts.announces'), value: call.announces_on ?? t('facts.undecided') },
      ]}
    />
  );
}

/** On a phone: what is left, how it stands, and the one action, always in reach. */
function Bar({ call, qualify }: { call: DeclarationDetail; qualify: Qualify }) {
  const t = useWords('policyDetail');
  const terms = useWords('policyTerms');
  const { days_left, closes_at, status } = call;
  return (
    <ActionBar
      data-closing={status === 'closing' ? '' : undefined}
      lead={
        <span className={css.barDays}>
          {days_left === null
            ? terms('closed', { date: closes_at.slice(0, 10) })
            : terms.rich('left', { days: days_left, b: (chunks) => <b>{chunks}</b> })}
        </span>
      }
      line={
        qualify.status === 'matched'
          ? t('qualify.met', { met: qualify.match.met, total: qualify.match.verdicts.length })
          : terms('closes', { date: minute(closes_at).slice(5) })
      }
    >
      <PrimaryAction call={call} qualify={qualify} />
    </ActionBar>
  );
}

function CallShare({ call }: { call: DeclarationDetail }) {
  const t = useWords('policyDetail');
  const terms = useWords('policyTerms');
  const locale = useLocale();
  const { title, amount, support, closes_at, days_left } = call;
  return (
    <PageShare
      poster={{
        title,
        figures: [
          {
            label: t('facts.amount'),
            value: amount ? `${t('upTo')} ${moneyText(amount.amount, locale)}` : t('noMoney'),
          },
          { label: t('facts.support'), value: support },
        ],
        deadline: terms(days_left === null ? 'closed' : 'closes', { date: closes_at.slice(0, 16).replace('T', ' ') }),
      }}
    />
  );
}
