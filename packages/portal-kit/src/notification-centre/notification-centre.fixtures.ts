import type { Notification } from './core/notifications.ts';

export const NOW = Date.parse('2026-11-20T10:00:00+08:00');

export const ITEMS: readonly Notification[] = [
  {
    ...{ id: 'n-1', title: '路演中心 11 月 26 日上午的预约', kind: '路演预约', state: '待补正', tone: 'warning' },
    ...{ time: '2026-11-20T09:20:00+08:00', href: '#booking', read: false },
  },
  {
    ...{ id: 'n-2', title: '2026年冷链设备更新补助申报', kind: '政策申报', state: '已受理', tone: 'info' },
    ...{ time: '2026-11-19T16:05:00+08:00', href: '#claim', read: false },
  },
  {
    ...{ id: 'n-3', title: '海港科创园 3 号楼 5 层的看房', kind: '产业空间', state: '已确认', tone: 'success' },
    ...{ time: '2026-11-12T11:40:00+08:00', href: '#viewing', read: true },
  },
];
