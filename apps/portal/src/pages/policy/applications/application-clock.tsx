import { labelOf } from '@zonekit/api-client/lifecycle';
import { policyApplication } from '@zonekit/api-client/lifecycle/policy-application';
import type { Application, ApplicationStatus } from '@zonekit/api-client/policy/contract';
import { StatusTimeline } from '@zonekit/portal-kit/status-timeline';
import chineseDays from 'chinese-days';
import { useLocale } from 'use-intl';

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
export function ApplicationClock({ application: { events, status } }: { application: Application }) {
  const locale = useLocale() === 'en' ? 'en' : 'zh-CN';
  const { actors, states } = policyApplication;
  const ownerOf = (actor: string | null | undefined) => actors[actor as keyof typeof actors]?.[locale] ?? null;
  const labelIn = (state: ApplicationStatus) => labelOf(policyApplication, state, locale);
  return (
    <StatusTimeline
      now={Date.now()}
      isWorkday={chineseDays.isWorkday}
      events={events.map(({ at, to, waiting_for, due_at }) => ({
        at,
        label: labelIn(to),
        owner: ownerOf(waiting_for),
        dueAt: due_at,
      }))}
      planned={COMING[status].map((state) => {
        const { waitingFor, workdays } = states[state];
        return { label: labelIn(state), owner: ownerOf(waitingFor) ?? '', ...(workdays && { workdays }) };
      })}
    />
  );
}
