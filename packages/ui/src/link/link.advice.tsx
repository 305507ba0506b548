import type { AdviceSamples } from '../docs/advice.types.ts';
import { Text } from '../text/text.tsx';
import { Link } from './link.tsx';

const advice: AdviceSamples = {
  dos: {
    'Let it make sense when read alone': ({ text }) => (
      <Text>
        {text('申报前请读', 'Before you apply read the ')}
        <Link kind="text" href="#">
          {text('《申报指南》', 'application guide')}
        </Link>
        {text('。', '.')}
      </Text>
    ),
  },
  donts: {
    "Never 'click here'": ({ text }) => (
      <Text>
        {text('申报指南请', 'For the application guide ')}
        <Link kind="text" href="#">
          {text('点击这里', 'click here')}
        </Link>
        {text('。', '.')}
      </Text>
    ),
  },
};
export default advice;
