import type { AdviceSamples } from '../docs/advice.types.ts';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { Avatar } from './avatar.tsx';

const advice: AdviceSamples = {
  dos: {
    'Where the name stands beside it use decorative': ({ text }) => (
      <Inline>
        <Avatar decorative name={text('陈晓', 'Chen Xiao')} />
        <Text>{text('陈晓', 'Chen Xiao')}</Text>
      </Inline>
    ),
  },
  donts: {
    'Do not tell people apart by the ground alone': ({ text }) => (
      <Inline>
        <Avatar name={text('陈晓', 'Chen Xiao')} />
        <Avatar name={text('陈东', 'Chen Dong')} />
        <Avatar name={text('陈晨', 'Chen Chen')} />
      </Inline>
    ),
  },
};
export default advice;
