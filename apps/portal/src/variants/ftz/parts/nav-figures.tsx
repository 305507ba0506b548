import type { NavItem, NavLeaf } from '@zonekit/portal-kit/main-header';
import { PanelDays, PanelDeadlines, PanelLead } from '@zonekit/portal-kit/panel-figures';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { Figure } from '@zonekit/ui/figure';
import type { ReactNode } from 'react';
import { useFormatter, useLocale } from 'use-intl';
import { policyTermsWords } from '../../../pages/shared/policy-terms/words.ts';
import type { RouterContext } from '../../../platform/router-context.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { type NavFigures, readNavFigures } from './nav-figures.data.ts';
import { variantWords } from './words.ts';

const DAYS_SHOWN = 4;
const QUESTIONNAIRE = '?dialog=questionnaire';
const BOOKING = '?dialog=booking';

interface Props {
  figures: NavFigures;
}

function PolicyLead({ figures: { match, open } }: Props) {
  const t = useWords('variantNavFigures');
  const format = useFormatter();
  const locale = useLocale();
  const figure = (count: number | undefined, unit: string) =>
    count === undefined ? undefined : { value: count.toLocaleString(locale), unit };
  if (match === null) {
    return (
      <PanelLead
        label={t('calls.label')}
        figure={figure(open, t('calls.unit'))}
        note={t('calls.note')}
        action={{ title: t('calls.action'), href: QUESTIONNAIRE }}
      />
    );
  }
  const date = format.dateTime(new Date(match.savedOn), { month: 'long', day: 'numeric' });
  return (
    <PanelLead
      label={t('match.label')}
      figure={figure(match.eligible, t('match.unit'))}
      note={t('match.note', { date, near: match.near })}
      action={{ title: t('match.action'), href: QUESTIONNAIRE }}
    />
  );
}

function ClosingCalls({ figures: { closing } }: Props) {
  const t = useWords('variantNavFigures');
  const terms = useWords('policyTerms');
  return (
    <PanelDeadlines
      title={t('closing.title')}
      empty={t('closing.empty')}
      deadlines={closing.map((call) => ({
        href: `/policy/policyDeclaration/${call.id}`,
        title: call.title,
        lang: call.lang,
        daysLeft: call.days_left ?? 0,
        closing: true,
        date: terms('closes', { date: call.closes_at.slice(5, 10) }),
        remaining: terms.rich('left', { days: call.days_left ?? 0, b: (chunks) => <Figure>{chunks}</Figure> }),
      }))}
    />
  );
}

function RoadshowLead({ figures: { roadshow } }: Props) {
  const t = useWords('variantNavFigures');
  return (
    <PanelLead
      label={t('roadshow.label')}
      figure={roadshow ? { value: `${roadshow.freeInAll}`, unit: t('roadshow.unit') } : undefined}
      note={t('roadshow.note')}
      action={{ title: t('roadshow.action'), href: BOOKING }}
    />
  );
}

function FreeDays({ figures: { roadshow } }: Props) {
  const t = useWords('variantNavFigures');
  const format = useFormatter();
  const days = (roadshow?.days ?? []).filter(({ free }) => free[0] || free[1]).slice(0, DAYS_SHOWN);
  return (
    <PanelDays
      title={t('roadshow.next')}
      empty={t('roadshow.none')}
      href={BOOKING}
      days={days.map(({ date, free }) => ({
        date,
        label: `${date.slice(5)} ${format.dateTime(new Date(`${date}T12:00:00+08:00`), { weekday: 'short' })}`,
        halves: (['morning', 'afternoon'] as const).map((id, index) => {
          const isFree = free[index] ?? false;
          return { id, free: isFree, label: t(isFree ? `roadshow.${id}` : 'roadshow.taken') };
        }),
      }))}
    />
  );
}

type NoteKind = 'effective' | 'open' | 'matched' | 'vacant' | 'resources' | 'loans' | 'responding';

function Note({ kind, count }: { kind: NoteKind; count: number }) {
  return useWords('variantNavFigures')(kind, { count });
}

/** `href` of an entry → what stands at its end. */
const notesOf = (figures: NavFigures) => {
  const notes: [href: string, kind: NoteKind, count: number | undefined][] = [
    ['/policy/policyDocument', 'effective', figures.effective],
    ['/policy/policyDeclaration', 'open', figures.open],
    ['/policy/policyRecommend', 'matched', figures.match?.eligible],
    ['/space/search', 'vacant', figures.vacantUnits],
    ...figures.resources.map(({ path, total }): [string, NoteKind, number] => [path, 'resources', total]),
    ['/finance/bond', 'loans', figures.loans],
    ['/finance/funds', 'open', figures.openFunds],
    ['/enterpriseSupply/demandList', 'responding', figures.openDemands],
  ];
  return new Map<string, ReactNode>(
    notes.flatMap(([href, kind, count]) =>
      count === undefined ? [] : [[href, <Note key={href} kind={kind} count={count} />] as const],
    ),
  );
};

/** The same nav with its figures: beside the entries of two panels, and at the end of some. */
export const withFigures = (items: readonly NavItem[], figures: NavFigures): readonly NavItem[] => {
  const notes = notesOf(figures);
  const noted = (leaf: NavLeaf): NavLeaf => {
    const note = leaf.href === undefined ? undefined : notes.get(leaf.href);
    return note === undefined ? leaf : { ...leaf, note };
  };
  return items.map((item) => {
    if (item.panel?.kind !== 'groups') return item;
    const groups = item.panel.groups.map((group) => ({ ...group, items: group.items.map(noted) }));
    const beside =
      item.id === 'policy'
        ? { lead: <PolicyLead figures={figures} />, aside: <ClosingCalls figures={figures} /> }
        : item.id === 'highlights'
          ? { lead: <RoadshowLead figures={figures} />, aside: <FreeDays figures={figures} /> }
          : {};
    return { ...item, panel: { ...item.panel, groups, ...beside } };
  });
};

/** Reads the figures and their words; returns what puts them into the nav. */
export const loadNavFigures = async ({ data, words }: RouterContext, signedIn: boolean) => {
  const [figures] = await Promise.all([
    readNavFigures(data, shanghaiDate(Date.now()), signedIn),
    words.load(variantWords.variantNavFigures, policyTermsWords.policyTerms),
  ]);
  return (items: readonly NavItem[]) => withFigures(items, figures);
};
