import { Building2, CalendarDays, FileText, Languages, Moon, Newspaper } from 'lucide-react';
import type { PaletteGroup } from './command-palette.types.ts';

export const GROUPS: readonly PaletteGroup[] = [
  {
    kind: '前往',
    items: [
      {
        id: 'policy',
        title: '政策文件',
        keywords: ['policies', 'zhengce wenjian', 'zcwj'],
        icon: FileText,
        href: '#policy',
      },
      { id: 'space', title: '产业空间', keywords: ['spaces', 'chanye kongjian'], icon: Building2, href: '#space' },
      { id: 'events', title: '活动日历', keywords: ['events'], icon: CalendarDays, href: '#events' },
      { id: 'news', title: '新闻动态', keywords: ['news'], icon: Newspaper, href: '#news' },
    ],
  },
  {
    kind: '操作',
    items: [
      { id: 'language', title: 'Switch to English', hint: '当前为简体中文', keywords: ['语言'], icon: Languages },
      { id: 'theme', title: '换成深色主题', hint: '当前为浅色', shortcut: ['Ctrl', 'Shift', 'L'], icon: Moon },
    ],
  },
  {
    kind: '最近打开',
    items: [
      { id: 'recent-1', title: '冷链物流高质量发展若干措施', hint: '政策文件', href: '#pol-1' },
      { id: 'recent-2', title: '海港科创园 3 号楼 5 层', hint: '产业空间', href: '#space-35' },
    ],
  },
];
