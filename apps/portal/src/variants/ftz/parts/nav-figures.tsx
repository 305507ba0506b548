import { serviceEndpoints } from '@zonekit/api-client/business/service/endpoints';
import type { NavItem } from '@zonekit/portal-kit/main-header';
import { PanelDays, PanelDeadlines, PanelLead } from '@zonekit/portal-kit/panel-figures';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { Figure } from '@zonekit/ui/figure';
import type { ReactNode } from 'react';
import { useFormatter, useLocale } from 'use-intl';
import type { RoadshowWeek } from '../../../pages/home/home-data.ts';
import { readRoadshowWeek } from '../../../pages/home/roadshow-week.ts';
import type { LoadPanelFigures, NavFigure } from '../../../pages/shared/nav-figures/nav-figure.types.ts';
import { withNotes } from '../../../pages/shared/nav-figures/nav-notes.tsx';
import * as read from '../../../pages/shared/nav-figures/panel-figures.ts';
import { navFiguresWords } from '../../../pages/shared/nav-figures/words.ts';
import { policyTermsWords } from '../../../pages/shared/policy-terms/words.ts';
import type { Data } from '../../../platform/data/data.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import * as own from './nav-figures.data.ts';
import { variantWords } from './words.ts';

/** A week: nearer than this has the signal colour. */
const CLOSING_DAYS = 7;
const DAYS_SHOWN = 4;
const QUESTIONNAIRE = '?dialog=questionnaire';
const BOOKING = '?dialog=booking';

type Match = Awaited<ReturnType<typeof own.readMatch>>;

const useFigure = () => {
  const locale = useLocale();
  return (count: number | undefined, unit: string) =>
    count === undefined ? undefined : { value: count.toLocaleString(locale), unit };
};

function PolicyLead({ match, open }: { match: Match; open: number | undefined }) {
  const t = useWords('variantNavFigures');
  const format = useFormatter();
  const figure = useFigure();
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

function SpaceLead({ vacant }: Pick<read.SpaceFigures, 'vacant'>) {
  const t = useWords('variantNavFigures');
  const figure = useFigure();
  return (
    <PanelLead
      label={t('space.label')}
      figure={figure(vacant?.units, t('space.unit'))}
      note={vacant ? t('space.note', { area: vacant.area, parks: vacant.parks }) : t('space.noteWithout')}
      action={{ title: t('space.action'), href: '/space/search' }}
    />
  );
}

function FinanceLead({ loans, rateFrom }: Pick<read.FinanceFigures, 'loans' | 'rateFrom'>) {
  const t = useWords('variantNavFigures');
  const figure = useFigure();
  return (
    <PanelLead
      label={t('loan.label')}
      figure={figure(loans, t('loan.unit'))}
      note={rateFrom === undefined ? t('loan.noteWithout') : t('loan.note', { rate: rateFrom / 100 })}
      action={{ title: t('loan.action'), href: '/finance/loanCenter' }}
    />
  );
}

function RoadshowLead({ roadshow }: { roadshow: RoadshowWeek | null }) {
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

interface ClosingProps {
  /** Whose deadlines they are. */
  of: 'closing' | 'closingDemands' | 'closingFunds';
  deadlines: readonly own.Deadline[];
}

function Closing({ of, deadlines }: ClosingProps) {
  const t = useWords('variantNavFigures');
  const terms = useWords('policyTerms');
  return (
    <PanelDeadlines
      title={t(`${of}.title`)}
      empty={t(`${of}.empty`)}
      deadlines={deadlines.map(({ date, daysLeft, ...deadline }) => ({
        ...deadline,
        daysLeft,
        closing: daysLeft <= CLOSING_DAYS,
        date: terms('closes', { date: date.slice(5) }),
        remaining: terms.rich('left', { days: daysLeft, b: (chunks) => <Figure>{chunks}</Figure> }),
      }))}
    />
  );
}

function FreeDays({ roadshow }: { roadshow: RoadshowWeek | null }) {
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

interface PanelContent {
  figures: readonly NavFigure[];
  lead?: ReactNode;
  aside?: ReactNode;
}

interface Options {
  signedIn: boolean;
  /** `YYYY-MM-DD`, Asia/Shanghai. */
  today: string;
}

/** By the id of the item. */
const PANELS: Readonly<Record<string, (data: Data, options: Options) => Promise<PanelContent>>> = {
  policy: async (data, { signedIn }) => {
    const [policies, match, closing] = await Promise.all([
      read.readPolicyFigures(data),
      own.readMatch(data, signedIn),
      own.readClosingCalls(data),
    ]);
    const open = policies.find(({ kind }) => kind === 'open')?.count;
    return {
      figures: [...policies, ...read.figureOf('/policy/policyRecommend', 'matched', match?.eligible)],
      lead: <PolicyLead match={match} open={open} />,
      aside: <Closing of="closing" deadlines={closing} />,
    };
  },
  industry: async (data) => {
    const [space, resources, supply, experts, closing] = await Promise.all([
      read.readSpaceFigures(data),
      read.readResourceFigures(data),
      read.readSupplyFigures(data),
      read.readExpertFigures(data),
      own.readClosingDemands(data),
    ]);
    return {
      figures: [...space.figures, ...resources, ...supply, ...experts],
      lead: <SpaceLead vacant={space.vacant} />,
      aside: <Closing of="closingDemands" deadlines={closing} />,
    };
  },
  finance: async (data, { today }) => {
    const [finance, closing] = await Promise.all([read.readFinanceFigures(data), own.readClosingFunds(data, today)]);
    return {
      figures: finance.figures,
      lead: <FinanceLead loans={finance.loans} rateFrom={finance.rateFrom} />,
      aside: <Closing of="closingFunds" deadlines={closing} />,
    };
  },
  highlights: async (data, { today }) => {
    const [roadshow, ...figures] = await Promise.all([
      readRoadshowWeek(data, today),
      read.readEventFigures(data),
      read.readInstitutionFigures(data),
      read.readTechniqueFigures(data),
      read.readExpertFigures(data),
    ]);
    return {
      figures: figures.flat(),
      lead: <RoadshowLead roadshow={roadshow} />,
      aside: <FreeDays roadshow={roadshow} />,
    };
  },
  market: async (data) => {
    const [services, { loans }, ...figures] = await Promise.all([
      data.read(serviceEndpoints.serviceCategories, {}),
      read.readLoans(data),
      read.readTechniqueFigures(data),
      read.readGoodsFigures(data),
    ]);
    const categories = (services?.data ?? []).flatMap(({ id, services: count }) =>
      read.figureOf(`/business?category_ids=${id}`, 'total', count),
    );
    return { figures: [...categories, ...read.figureOf('/financeSupermarket', 'onSale', loans), ...figures.flat()] };
  },
};

export const loadPanelFigures: LoadPanelFigures = async ({ data, words }, id, signedIn) => {
  const readPanel = PANELS[id];
  if (!readPanel) return null;
  const [{ figures, ...beside }] = await Promise.all([
    readPanel(data, { signedIn, today: shanghaiDate(Date.now()) }),
    words.load(variantWords.variantNavFigures, navFiguresWords.navFigures, policyTermsWords.policyTerms),
  ]);
  return (item: NavItem) => {
    const noted = withNotes(item, figures);
    return noted.panel?.kind === 'groups' ? { ...noted, panel: { ...noted.panel, ...beside } } : noted;
  };
};
