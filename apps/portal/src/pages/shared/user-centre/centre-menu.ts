import {
  BadgeCheck,
  Banknote,
  Building2,
  CalendarCheck,
  ClipboardList,
  Compass,
  Eye,
  FileText,
  FlaskConical,
  Handshake,
  History,
  KeyRound,
  Landmark,
  LayoutGrid,
  type LucideIcon,
  Map as MapIcon,
  MapPin,
  MessageSquare,
  Microscope,
  ReceiptText,
  ShoppingBag,
  Stamp,
  Ticket,
  TicketPercent,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type messages from './messages/zh-CN.ts';

export interface MenuEntry {
  /** Its word in the catalogue `userCentre`. */
  word: keyof (typeof messages)['menuEntries'];
  href: string;
  icon: LucideIcon;
  /** Paths of further pages that belong to it, though they do not lie below `href`. */
  also?: readonly string[];
}

export interface MenuGroup {
  /** Absent for what stands before all groups. */
  word?: keyof (typeof messages)['menuGroups'];
  items: readonly MenuEntry[];
}

const own = (word: MenuEntry['word'], path: string, icon: LucideIcon): MenuEntry => ({
  word,
  href: `/userCenter/user/${path}`,
  icon,
});

/**
 * The user centre by task: its routes of specification section 2, and what of the policies is the visitor's own. Every
 * variant has all of them.
 */
export const CENTRE_MENU: readonly MenuGroup[] = [
  { items: [{ word: 'overview', href: '/userCenter', icon: LayoutGrid }] },
  {
    word: 'apply',
    items: [
      { word: 'recommend', href: '/policy/policyRecommend', icon: Compass },
      own('applications', 'policyManagement', ClipboardList),
      { word: 'declarations', href: '/policy/policyDeclaration', icon: FileText },
      own('registration', 'businessregistration', Stamp),
      {
        ...own('invoices', 'businessregistration/invoice', ReceiptText),
        also: ['/userCenter/user/businessregistration/taxRebate'],
      },
      own('expert', 'expertManagement', UsersRound),
    ],
  },
  {
    word: 'space',
    items: [
      own('bookings', 'space', CalendarCheck),
      own('entry', 'space/applying', Building2),
      own('viewings', 'space/make', Eye),
      own('contracts', 'space/contract', FileText),
      own('operating', 'space/businessStatus', History),
      own('needs', 'space/needs', MapIcon),
      own('settlement', 'space/settlement', BadgeCheck),
    ],
  },
  {
    word: 'research',
    items: [
      own('instruments', 'technical', Microscope),
      own('facilities', 'technical/facility', Landmark),
      own('experiments', 'technical/experimental', FlaskConical),
      own('mall', 'material', ShoppingBag),
      own('messages', 'material/demands', MessageSquare),
      { word: 'vouchers', href: '/innovation-voucher', icon: TicketPercent },
    ],
  },
  {
    word: 'together',
    items: [
      own('released', 'enterpriseDemandList/release', Handshake),
      own('unveiled', 'enterpriseDemandList/unveiling', Handshake),
      own('finance', 'finance', Banknote),
      own('inquiries', 'finance/inquiry', MessageSquare),
      own('events', 'event', Ticket),
      own('services', 'commodity', ReceiptText),
    ],
  },
  {
    word: 'account',
    items: [
      own('enterprise', 'informate', Building2),
      own('profile', 'informate/userList', UserRound),
      own('password', 'informate/firmList', KeyRound),
      own('addresses', 'material/address', MapPin),
    ],
  },
];
