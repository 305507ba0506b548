import type { AdviceSamples } from '../docs/advice.types.ts';
import { SideNav } from './side-nav.tsx';

const advice: AdviceSamples = {
  dos: {
    'Say what a count counts': ({ text }) => (
      <SideNav
        label={text('用户中心', 'User centre')}
        currentHref="#a"
        groups={[
          {
            title: text('我的', 'Mine'),
            items: [
              {
                label: text('申报', 'Applications'),
                href: '#a',
                count: '2',
                countLabel: text('2 件待补正', '2 to correct'),
              },
              { label: text('预约', 'Bookings'), href: '#b' },
            ],
          },
        ]}
      />
    ),
  },
  donts: {
    'Five links or fewer need not fold': ({ text }) => (
      <SideNav
        label={text('用户中心', 'User centre')}
        currentHref="#c"
        groups={[
          {
            title: text('我的', 'Mine'),
            collapsible: true,
            defaultOpen: false,
            items: [
              { label: text('申报', 'Applications'), href: '#a' },
              { label: text('预约', 'Bookings'), href: '#b' },
            ],
          },
        ]}
      />
    ),
  },
};
export default advice;
