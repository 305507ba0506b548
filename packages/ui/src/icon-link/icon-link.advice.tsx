import { Boxes, ScrollText, Search, Waypoints } from 'lucide-react';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Inline } from '../inline/inline.tsx';
import { Link } from '../link/link.tsx';
import { IconLink } from './icon-link.tsx';

const advice: AdviceSamples = {
  dos: {
    "Name the place: 'Search'": ({ text }) => (
      <Inline>
        <IconLink href="#" icon={Search} label={text('搜索', 'Search')} />
        <Link href="#">{text('政策', 'Policies')}</Link>
        <Link href="#">{text('空间', 'Spaces')}</Link>
      </Inline>
    ),
  },
  donts: {
    'No row of unknown icons as navigation': ({ text }) => (
      <Inline>
        <IconLink href="#" icon={Search} label={text('搜索', 'Search')} />
        <IconLink href="#" icon={ScrollText} label={text('政策', 'Policies')} />
        <IconLink href="#" icon={Boxes} label={text('空间', 'Spaces')} />
        <IconLink href="#" icon={Waypoints} label={text('路演', 'Roadshows')} />
      </Inline>
    ),
  },
};
export default advice;
