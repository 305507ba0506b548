import type { Registration } from '@zonekit/api-client/registration/contract';
import { STEP_NAMES, STEP_STATE_NAMES } from '@zonekit/api-client/registration/steps';
import { type SqlBool, sql } from 'kysely';
import { minute } from '../../frame/cell-text.ts';
import type { User } from '../../frame/context.ts';
import type { FileOf } from '../../frame/list/file.ts';
import { defineList, type Scope } from '../../frame/list/list.ts';
import { registrationStatuses } from './registration.labels.ts';

const newest = { column: 'updated_at', type: 'timestamptz', direction: 'desc' } as const;

/** Counted anew each time: whoever has just begun one is to see it. */
export const registrationList = defineList({
  name: 'registrations',
  table: 'registrations',
  facets: { status: { kind: 'value', column: 'status' }, step_state: { kind: 'array', column: 'step_states' } },
  sorts: {
    running: () => [
      { where: sql<SqlBool>`d.status <> 'done'`, ...newest },
      { where: sql<SqlBool>`d.status = 'done'`, ...newest },
    ],
    updated_at: () => [{ where: null, ...newest }],
  },
  sort: 'running',
});

/** The user's and the enterprise's; for an operator everybody's of which an office has something. */
export const registrationsOf = (user: User | null): Scope => {
  if (user?.role === 'operator') return { key: 'submitted', where: sql`d.submitted_at is not null` };
  const { user_id = '', enterprise_id = null } = user ?? {};
  if (enterprise_id === null) return { key: user_id, where: sql`d.user_id = ${user_id}` };
  return {
    key: `${user_id} ${enterprise_id}`,
    where: sql`(d.user_id = ${user_id} or d.enterprise_id = ${enterprise_id})`,
  };
};

/** Registrations as a table, a column for each step. */
export const registrationFile: FileOf<Registration> = {
  name: { 'zh-CN': '企业登记一件事', en: 'One-stop registrations' },
  path: '/userCenter/user/businessregistration',
  columns: [
    { name: { 'zh-CN': '编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '企业名称', en: 'Company' }, of: ({ name }) => name },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => registrationStatuses[status][locale] },
    ...Object.entries(STEP_NAMES).map(([step, name]) => ({
      name,
      of: ({ steps }: Registration, { locale }: { locale: 'zh-CN' | 'en' }) => {
        const state = steps.find((each) => each.step === step)?.state;
        return state ? STEP_STATE_NAMES[state][locale] : '';
      },
    })),
    { name: { 'zh-CN': '预计办结', en: 'Expected' }, of: ({ expected_on }) => expected_on ?? '' },
    { name: { 'zh-CN': '发起人', en: 'Begun by' }, of: ({ begun_by }) => begun_by },
    { name: { 'zh-CN': '发起时间', en: 'Begun' }, of: ({ created_at }) => minute(created_at) },
  ],
};
