import { Send, X } from 'lucide-react';
import { Button } from '../button/button.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { IconButton } from './icon-button.tsx';

const advice: AdviceSamples = {
  dos: {
    "Name the action and its object: 'Close filters'": ({ text }) => (
      <Inline>
        <IconButton icon={X} label={text('关闭筛选', 'Close filters')} />
        <Text size={14} tone="secondary">
          aria-label: {text('“关闭筛选”', "'Close filters'")}
        </Text>
      </Inline>
    ),
    'Put the main action into words': ({ text }) => (
      <Button kind="primary">{text('提交申报', 'Submit application')}</Button>
    ),
  },
  donts: {
    'Never for the main action of a view': ({ text }) => (
      <IconButton icon={Send} label={text('提交申报', 'Submit application')} />
    ),
  },
};
export default advice;
