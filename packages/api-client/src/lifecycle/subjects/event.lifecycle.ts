import { operator, system } from '../actors.ts';
import { lifecycle } from '../lifecycle.ts';

/** Places and the clock move it; any but an ended one can be cancelled. */
export const event = lifecycle({
  subject: 'event',
  label: { 'zh-CN': '活动', en: 'Activity' },
  actors: { organizer: operator, system },
  initialStates: ['upcoming'],
  states: {
    upcoming: { label: { 'zh-CN': '即将报名', en: 'Upcoming' }, tone: 'neutral' },
    open: { label: { 'zh-CN': '报名中', en: 'Open' }, tone: 'success' },
    full: { label: { 'zh-CN': '名额已满', en: 'Full' }, tone: 'warning' },
    closed: { label: { 'zh-CN': '报名截止', en: 'Closed' }, tone: 'neutral' },
    ongoing: { label: { 'zh-CN': '进行中', en: 'Under way' }, tone: 'info' },
    ended: { label: { 'zh-CN': '已结束', en: 'Ended' }, tone: 'neutral' },
    cancelled: { label: { 'zh-CN': '已取消', en: 'Cancelled' }, tone: 'danger' },
  },
  transitions: [
    { from: 'upcoming', to: 'open', by: ['system', 'organizer'] },
    { from: 'open', to: 'full', by: ['system'] },
    { from: 'full', to: 'open', by: ['system'] },
    { from: 'open', to: 'closed', by: ['system', 'organizer'] },
    { from: 'closed', to: 'ongoing', by: ['system'] },
    { from: 'ongoing', to: 'ended', by: ['system', 'organizer'] },
    { from: 'upcoming', to: 'cancelled', by: ['organizer'], reason: 'required' },
    { from: 'open', to: 'cancelled', by: ['organizer'], reason: 'required' },
    { from: 'full', to: 'cancelled', by: ['organizer'], reason: 'required' },
    { from: 'closed', to: 'cancelled', by: ['organizer'], reason: 'required' },
    { from: 'ongoing', to: 'cancelled', by: ['organizer'], reason: 'required' },
  ],
});
