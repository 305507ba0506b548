import type { AdviceSamples } from '../docs/advice.types.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const advice: AdviceSamples = {
  dos: {
    'Show the way from home down to the page above': ({ text, labels }) => (
      <Breadcrumb
        {...labels.breadcrumb}
        items={[
          { label: text('首页', 'Home'), href: '#' },
          { label: text('空间', 'Spaces'), href: '#' },
          { label: text('临港研发楼', 'Harbour Lab') },
        ]}
      />
    ),
  },
  donts: {
    'None on a page directly below the home page': ({ text, labels }) => (
      <Breadcrumb
        {...labels.breadcrumb}
        items={[{ label: text('首页', 'Home'), href: '#' }, { label: text('空间', 'Spaces') }]}
      />
    ),
  },
};
export default advice;
