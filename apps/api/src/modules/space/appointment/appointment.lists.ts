import { viewingAppointment } from '@zonekit/api-client/lifecycle/viewing-appointment';
import type { Appointment } from '@zonekit/api-client/space/appointment/contract';
import { sql } from 'kysely';
import { minute } from '../../../frame/cell-text.ts';
import type { User } from '../../../frame/context.ts';
import { runningFirst } from '../../../frame/lifecycle/running-first.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';
import { defineList, type Scope } from '../../../frame/list/list.ts';

/** Viewing appointments. Counted anew each time: whoever has just made one is to see it. */
export const appointmentList = defineList({
  name: 'space_appointments',
  table: 'space_appointments',
  facets: { status: { kind: 'value', column: 'status' } },
  sorts: {
    running: runningFirst(viewingAppointment, 'updated_at'),
    updated_at: () => [{ where: null, column: 'updated_at', type: 'timestamptz', direction: 'desc' }],
  },
  sort: 'running',
});

export const ownAppointments = (userId: string): Scope => ({ key: userId, where: sql`d.user_id = ${userId}` });

/** Everybody's for an operator, else the user's own. */
export const appointmentsOf = (user: User | null): Scope | null =>
  user?.role === 'operator' ? null : ownAppointments(user?.user_id ?? '');

export const appointmentStatuses = stateWords(viewingAppointment);

const PATH = '/userCenter/user/space/make';
/** A calendar reminds two hours before, in seconds. */
const REMINDER = 7_200;

const calendarStatus = (status: Appointment['status']) => {
  if (status === 'requested') return 'tentative';
  return status === 'cancelled' ? 'cancelled' : 'confirmed';
};

const placeOf = ({ unit, park }: Appointment): string => unit?.title ?? park.name;

/** Viewing appointments as a table and a calendar. */
export const appointmentFile: FileOf<Appointment> = {
  name: viewingAppointment.label,
  path: PATH,
  columns: [
    { name: { 'zh-CN': '预约编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '看房时间', en: 'Time' }, of: ({ starts_at }) => minute(starts_at) },
    { name: { 'zh-CN': '园区', en: 'Park' }, of: ({ park }) => park.name },
    { name: { 'zh-CN': '空间', en: 'Unit' }, of: ({ unit }) => unit?.title ?? '' },
    { name: { 'zh-CN': '地址', en: 'Address' }, of: ({ park }) => park.address },
    { name: { 'zh-CN': '联系人', en: 'Contact' }, of: ({ contact_person }) => contact_person },
    { name: { 'zh-CN': '联系电话', en: 'Phone' }, of: ({ contact_phone }) => contact_phone },
    { name: { 'zh-CN': '人数', en: 'Visitors' }, of: ({ visitors }) => visitors },
    { name: { 'zh-CN': '备注', en: 'Remark' }, of: ({ remark }) => remark },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => appointmentStatuses[status][locale] },
  ],
  news: (item, { locale, origin }) => ({
    id: item.id,
    title: `${placeOf(item)}: ${appointmentStatuses[item.status][locale]}`,
    summary: `${minute(item.starts_at)} ${item.number}`,
    link: `${origin}${PATH}`,
    updated: item.updated_at,
    author: viewingAppointment.label[locale],
    lang: locale,
  }),
  events: (item, { locale, origin }) => [
    {
      uid: `${item.id}@space.zonekit`,
      title: `${viewingAppointment.label[locale]}: ${placeOf(item)}`,
      description: `${item.number} ${appointmentStatuses[item.status][locale]} ${item.park.phone}`,
      starts: item.starts_at,
      ends: item.ends_at,
      location: `${item.park.name}, ${item.park.address}`,
      link: `${origin}${PATH}`,
      stamp: item.updated_at,
      status: calendarStatus(item.status),
      remindBefore: REMINDER,
    },
  ],
};
