import type { NavItem } from '@zonekit/portal-kit/main-header';

export const nav: readonly NavItem[] = [
  { id: 'home', title: 'Home', href: '/' },
  {
    id: 'papers',
    title: 'Measures',
    href: '/papers',
    panel: {
      kind: 'groups',
      groups: [
        {
          title: 'By rank',
          items: [
            { title: 'City measures', href: '/papers?rank=city' },
            { title: 'Province measures', href: '/papers?rank=province' },
            { title: 'Tariffs', disabled: true, note: 'Soon' },
          ],
        },
      ],
    },
  },
];
