import { toIsoTime } from '../../../database/parsers.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import type { Words } from '../../shop/sellable.ts';
import type { Interval, Rules } from './buckets.ts';
import type { RulesRow } from './reservation.tables.ts';

/** `2`, `1.5` */
const hours = (minutes: number): string => String(Math.round((minutes / 60) * 10) / 10);

const length = (minutes: number): Words =>
  minutes % 60 === 0 || minutes > 60
    ? { 'zh-CN': `${hours(minutes)}小时`, en: `${hours(minutes)} ${minutes === 60 ? 'hour' : 'hours'}` }
    : { 'zh-CN': `${minutes}分钟`, en: `${minutes} minutes` };

const clockOf = (at: number): string => toIsoTime(new Date(at)).slice(11, 16);
/** `11-25 13:00` */
const momentOf = (at: number): string => toIsoTime(new Date(at)).slice(5, 16).replace('T', ' ');

/** The rules in sentences. */
export const rulesInWords = (rules: RulesRow): Words[] => {
  const { lead_hours, shortest_minutes, longest_minutes, weekly_minutes, cancellation_rate, lunch_from, lunch_to } =
    rules;
  const week = weekly_minutes === null ? null : length(weekly_minutes);
  const sentences: (Words | null)[] = [
    {
      'zh-CN': [
        lead_hours > 0 ? `提前${lead_hours}小时预约` : '可即时预约',
        `单次${hours(shortest_minutes)}–${hours(longest_minutes)}小时`,
        ...(week ? [`每周每单位不超过${week['zh-CN']}`] : []),
      ].join('，'),
      en: [
        lead_hours > 0 ? `Book ${length(lead_hours * 60).en} ahead` : 'Bookable at once',
        `${hours(shortest_minutes)} to ${length(longest_minutes).en} at a time`,
        ...(week ? [`at most ${week.en} per enterprise and week`] : []),
      ].join(', '),
    },
    lunch_from === null
      ? null
      : {
          'zh-CN': `${lunch_from}–${lunch_to} 午休不开放，预约不跨午休`,
          en: `Closed from ${lunch_from} to ${lunch_to}; a reservation does not cross the break`,
        },
    {
      'zh-CN':
        cancellation_rate > 0
          ? `机主2个工作日内确认；确认前可免费取消，之后扣机时费${cancellation_rate}%`
          : '机主2个工作日内确认；开始使用前可免费取消',
      en:
        cancellation_rate > 0
          ? `The provider confirms within 2 working days; cancellation is free before that and costs ${cancellation_rate}% of the time's price afterwards`
          : 'The provider confirms within 2 working days; cancellation is free until the use begins',
    },
  ];
  return sentences.filter((sentence) => sentence !== null);
};

/** Advice for each rule that a choice breaks. */
export const advice = {
  suspended: (): Words => ({
    'zh-CN': '这台设备暂不开放预约：请在列表中选开放预约的同类设备',
    en: 'This cannot be booked at present: choose one of its category that is open for booking',
  }),
  oneDay: (): Words => ({
    'zh-CN': '开始和结束须在同一天：跨天使用请分两次预约',
    en: 'Start and end have to be on one day: book two days separately',
  }),
  order: (): Words => ({ 'zh-CN': '结束须晚于开始', en: 'The end has to be after the start' }),
  weekday: (rules: Rules): Words => {
    const days = rules.hours.map(({ weekday }) => weekday).sort((a, b) => a - b);
    const zh = days.map((day) => `周${'一二三四五六日'[day - 1]}`).join('、');
    const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
    return {
      'zh-CN': `当天不开放：请选${zh}`,
      en: `It is closed on that day: choose ${days.map((day) => names[day - 1]).join(', ')}`,
    };
  },
  disabled: (date: string, note: { zh: string; en: string | null }): Words => ({
    'zh-CN': `${date} 不开放（${note.zh}）：请选其他日期`,
    en: `It is closed on ${date} (${note.en ?? note.zh}): choose another day`,
  }),
  hours: ({ from, to }: Interval): Words => ({
    'zh-CN': `开放时间为 ${clockOf(from)}–${clockOf(to)}：请选这段时间之内`,
    en: `Open hours are ${clockOf(from)} to ${clockOf(to)}: choose a time within them`,
  }),
  grid: ({ bucket_minutes }: Rules, { from }: Interval): Words => ({
    'zh-CN': `开始和结束须落在每${bucket_minutes}分钟一格的边上，从 ${clockOf(from)} 起算`,
    en: `Start and end have to be bounds of buckets of ${bucket_minutes} minutes, counted from ${clockOf(from)}`,
  }),
  lunch: ({ from, to }: Interval): Words => ({
    'zh-CN': `${clockOf(from)}–${clockOf(to)} 午休不开放：请只选午休的一侧`,
    en: `The lunch break ${clockOf(from)}–${clockOf(to)} is closed: choose one side of it`,
  }),
  shortest: ({ shortest_minutes }: Rules): Words => ({
    'zh-CN': `单次最少${length(shortest_minutes)['zh-CN']}：请延长时段`,
    en: `A use takes at least ${length(shortest_minutes).en}: choose a longer time`,
  }),
  longest: ({ longest_minutes }: Rules): Words => ({
    'zh-CN': `单次最多${length(longest_minutes)['zh-CN']}：请缩短时段，或分几次预约`,
    en: `A use takes at most ${length(longest_minutes).en}: choose a shorter time, or book several`,
  }),
  lead: ({ lead_hours }: Rules, at: number): Words => ({
    'zh-CN': `须提前${lead_hours}小时预约：最早 ${momentOf(at)}`,
    en: `Book ${length(lead_hours * 60).en} ahead: the first possible time is ${momentOf(at)}`,
  }),
  past: (): Words => ({ 'zh-CN': '时段已经开始：请选之后的时段', en: 'That time has begun: choose a later one' }),
  horizon: (day: string): Words => ({
    'zh-CN': `只能预约到 ${day}：请选这天之前`,
    en: `Bookable until ${day}: choose a day up to then`,
  }),
  maintenance: ({ from, to }: Interval): Words => {
    const until = shanghaiDay(new Date(from)) === shanghaiDay(new Date(to)) ? clockOf(to) : momentOf(to);
    return {
      'zh-CN': `${momentOf(from)}–${until} 维护：请选其他时段`,
      en: `Under maintenance from ${momentOf(from)} to ${until}: choose another time`,
    };
  },
  weekly: (limit: number, held: number): Words => ({
    'zh-CN': `每周每单位不超过${length(limit)['zh-CN']}，贵司这一周已预约${hours(held)}小时：请缩短时段，或选下一周`,
    en: `At most ${length(limit).en} per enterprise and week; yours has booked ${length(held).en} of that week: choose a shorter time, or the next week`,
  }),
  training: (): Words => ({
    'zh-CN': '自主上机须先完成培训，贵司没有有效的培训记录：请选工程师代测，或联系机主预约培训',
    en: 'Self-operation needs a training that is not on record for your enterprise: have an engineer run it, or arrange the training with the provider',
  }),
  modes: (): Words => ({ 'zh-CN': '服务方式只能选一种', en: 'Choose one way of use' }),
};
