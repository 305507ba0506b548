import type { NavItem, SiteHeaderProps } from './nav.types.ts';

const group = (title: string, ...names: string[]) => ({
  title,
  items: names.map((name) => ({ title: name, href: `#${name}` })),
});

export const ITEMS: readonly NavItem[] = [
  { id: 'home', title: '首页', href: '#home' },
  {
    id: 'policy',
    title: '政策',
    href: '#policy',
    panel: {
      kind: 'groups',
      offset: 100,
      groups: [
        group('查政策', '政策文件', '政策汇编', '图解政策'),
        group('办申报', '申报通知', '结果公示'),
        {
          title: '配政策',
          items: [
            { title: '政策推荐', href: '#r' },
            { title: '跨境政策通', note: '筹备中', disabled: true },
          ],
        },
      ],
    },
  },
  {
    id: 'market',
    title: '超市直达',
    href: '#market',
    panel: {
      kind: 'tree',
      branches: [
        {
          title: '工商注册',
          href: '#1',
          note: '28家',
          children: [
            { title: '公司设立', href: '#11' },
            { title: '变更登记', href: '#12' },
          ],
        },
        { title: '财税服务', href: '#2', note: '34家', children: [{ title: '代理记账', href: '#21' }] },
        { title: '出海服务', note: '筹备中', disabled: true },
      ],
      foot: [{ title: '金融超市', href: '#f' }],
    },
  },
  { id: 'news', title: '新闻快讯', note: '筹备中', disabled: true },
  { id: 'about', title: '关于我们', href: '#about' },
];

export const BRAND = {
  zone: '东港自由贸易区',
  platform: '产业创新合作平台',
  short: '东港自贸区',
  href: '#home',
  mark: 'M6 30h7V23H6zM16 30h4M6 20v-4M16 30a10 10 0 0 0-10-10M23 30A17 17 0 0 0 6 13M30 30A24 24 0 0 0 6 6',
};

/** Props of a header at rest; a story changes what it shows. */
export const makeHeader = (over: Partial<SiteHeaderProps> = {}): SiteHeaderProps => ({
  brand: BRAND,
  welcome: '欢迎来到东港自由贸易区产业创新合作平台',
  items: ITEMS,
  current: 'home',
  account: { status: 'anonymous', loginHref: '#login', register: { href: '#register' } },
  onLogout: () => undefined,
  theme: 'system',
  onThemeChange: () => undefined,
  comfort: false,
  onComfortChange: () => undefined,
  language: { name: 'English', lang: 'en', href: '?lang=en' },
  ...over,
});

export const SIGNED_IN = {
  status: 'signed-in',
  enterprise: '东港澜图智能装备有限公司',
  name: '林知远',
  href: '#centre',
} as const;
