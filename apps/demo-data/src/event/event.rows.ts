import { addDays } from '../../../api/src/frame/day.ts';
import type { EventData } from '../../../api/src/modules/event/event.repository.ts';
import { hosts, topics, venues } from './topics.ts';

const EVENT_COUNT = 60;

/** One activity of the demo, how many enrol for it, and why it was cancelled. */
export interface PlannedEvent {
  event: EventData;
  enrolments: number;
  cancelled: string | null;
}

const CANCEL_REASONS = { 17: '台风预警，场馆当日关闭', 44: '主讲单位日程调整，改期另行通知' } as const;
/** Free places of some activities to come: the last place, and none with people waiting (negative). */
const FREE: Readonly<Record<number, number>> = { 36: 1, 37: -4, 38: 1, 40: -2, 41: 4 };
/** Activities of which the office approves enrolments. */
const isApproved = (index: number) => index % 10 === 9;

const two = (n: number) => String(n).padStart(2, '0');
const isoAt = (day: string, hour: number, minute = 0) => `${day}T${two(hour)}:${two(minute)}:00+08:00`;
const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());
const workday = (day: string): string => (isWeekend(day) ? workday(addDays(day, 1)) : day);
const earlier = (a: string, b: string) => (a < b ? a : b);

/** Two a fortnight or so, over a year; index 34 is under way on the day of the seed. */
const OFFSETS: Readonly<Record<number, number>> = {
  33: -2,
  34: 0,
  35: 3,
  36: 5,
  37: 7,
  38: 10,
  39: 11,
  40: 13,
  41: 14,
  42: 17,
};
const offsetOf = (index: number): number =>
  OFFSETS[index] ?? (index < 33 ? -7 - (33 - index) * 6 : 17 + (index - 42) * 7);

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const listOf = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const planOne = (index: number, today: string): PlannedEvent => {
  const topic = topics[index % topics.length];
  const venue = venues[index % venues.length];
  if (!topic || !venue) throw new Error(`Demo event ${index} has no topic.`);
  const [hostZh, hostEn, personZh, personEn] = hosts[topic.host];
  const edition = Math.floor(index / topics.length) + 1;
  const day = index === 34 ? today : workday(addDays(today, offsetOf(index)));
  const start = index === 34 ? 9 : topic.category === 'salon' ? 18 : index % 3 === 0 ? 9 : 14;
  const minutes = topic.parts.length > 2 ? 50 : 60;
  const end = index === 34 ? 17 : start + topic.parts.length;
  const online = index % 7 === 3;
  const opens =
    index === 35 || index > 52
      ? addDays(today, index > 52 ? 10 + index - 53 : -20)
      : earlier(addDays(day, -40), addDays(today, -3));
  const capacity = [40, 60, 30, 80, 24, 50][index % 6] ?? 40;
  const free = FREE[index] ?? (index < 34 ? index % 5 : 8 + (index % 9) * 2);
  const upcoming = opens > today;
  const isoStart = isoAt(day, start);
  return {
    event: {
      id: `event-${two(index + 1)}`,
      category: topic.category,
      title_zh: edition === 1 ? topic.zh : `${topic.zh}（第二期）`,
      title_en: edition === 1 ? topic.en : `${topic.en} (second session)`,
      summary_zh: topic.summary[0],
      summary_en: topic.summary[1],
      body_zh:
        `<h2>适合谁</h2>${paragraphs(`与“${topic.parts[0]?.[0]}”有关的企业负责人、项目负责人和财务人员。每家企业可报名多人，请分别使用本人账号。`)}` +
        `<h2>您会得到</h2>${listOf([`${topic.parts.map(([zh]) => zh).join('、')}的讲义`, '现场答疑，当场答不了的五个工作日内书面答复', '结束后可在本页下载材料'])}` +
        `<h2>怎么来</h2>${paragraphs(online ? '线上会议，开始前一小时以短信发送链接。' : '地铁3号线启航路站B口，步行六分钟；地下二层停车，参会人员前三小时免费；轮椅席四个，请提前一天来电。')}`,
      body_en:
        `<h2>Who it is for</h2>${paragraphs(`Managers, project leads and accountants of companies concerned with “${topic.parts[0]?.[1]}”. Several people of one company may come; each enrols with an account of their own.`)}` +
        `<h2>What you get</h2>${listOf([`Handouts on ${topic.parts.map(([, en]) => en.toLowerCase()).join(', ')}`, 'Answers on the spot, or in writing within five working days', 'Materials on this page afterwards'])}` +
        `<h2>How to get there</h2>${paragraphs(online ? 'An online meeting; the link is sent by text message an hour before.' : 'Metro line 3, Qihang Road, exit B, six minutes on foot. Parking on level B2, three hours free for participants. Four wheelchair places; please call a day before.')}`,
      agenda: topic.parts.map(([zh, en], part) => ({
        at: `${two(start + part)}:00`,
        minutes,
        title: { 'zh-CN': zh, en },
        speaker:
          part === 0
            ? { 'zh-CN': `${personZh}，${hostZh}`, en: `${personEn}, ${hostEn}` }
            : { 'zh-CN': '沈清和，企业服务中心', en: 'Shen Qinghe, Enterprise Service Centre' },
      })) as EventData['agenda'],
      organizer_zh: hostZh,
      organizer_en: hostEn,
      venue_zh: online ? '线上' : venue[0],
      venue_en: online ? 'Online' : venue[1],
      online,
      opens_at: isoAt(opens, 9),
      closes_at: index === 35 ? isoAt(today, 9) : isoAt(addDays(day, -1), 12),
      starts_at: isoStart,
      ends_at: isoAt(day, end),
      capacity,
      approval: isApproved(index),
      recommended: index >= 35 && index % 3 !== 1,
      published_on: earlier(addDays(opens, -3), today),
      picture_id: `f-event-${topic.category}-${(index % 2) + 1}`,
      // Past activities were about the calls of earlier years.
      declaration_id: (index >= 30 && topic.declaration) || null,
    },
    enrolments: upcoming ? 0 : Math.max(0, capacity - free),
    cancelled: CANCEL_REASONS[index as keyof typeof CANCEL_REASONS] ?? null,
  };
};

/** Sixty activities over a year around a day: past, under way, open, full, to come, cancelled. */
export const planEvents = (today: string): PlannedEvent[] =>
  Array.from({ length: EVENT_COUNT }, (_, index) => planOne(index, today));
