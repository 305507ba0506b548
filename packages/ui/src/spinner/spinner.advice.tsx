import type { AdviceSamples } from '../docs/advice.types.ts';
import { Inline } from '../inline/inline.tsx';
import { Spinner } from './spinner.tsx';

const advice: AdviceSamples = {
  dos: {
    "Say what: 'Searching'": ({ text }) => <Spinner label={text('正在查找', 'Searching')} labelVisible />,
  },
  donts: {
    'No more than one in a view': ({ text }) => (
      <Inline gap={5}>
        <Spinner label={text('加载', 'Loading')} />
        <Spinner label={text('加载', 'Loading')} />
        <Spinner label={text('加载', 'Loading')} />
      </Inline>
    ),
  },
};
export default advice;
