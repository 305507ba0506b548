import { Box } from '@zonekit/ui/box';
import { Button } from '@zonekit/ui/button';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Inline } from '@zonekit/ui/inline';
import { Stack } from '@zonekit/ui/stack';
import type { ReactNode } from 'react';
import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';

type Text = SampleProps['text'];

const card = (...content: ReactNode[]) => (
  <Box surface="card" border radius="card" padding={4}>
    <Stack>{content}</Stack>
  </Box>
);

const apply = (text: Text) => (
  <Button key="apply" kind="primary">
    {text('在线申报', 'Apply online')}
  </Button>
);

const details = (text: Text) => (
  <DescriptionList
    key="details"
    items={[
      { label: text('受理截止', 'Closes'), value: '2026-11-26' },
      { label: text('最高金额', 'Up to'), value: text('300万元', 'CNY 3 million') },
    ]}
  />
);

const advice: AdviceSamples = {
  dos: {
    'Give further actions a secondary button': ({ text }) =>
      card(
        <Inline key="actions">
          {apply(text)}
          <Button>{text('收藏', 'Save for later')}</Button>
        </Inline>,
      ),
    'Put the action of the card before its details': ({ text }) => card(apply(text), details(text)),
  },
  donts: {
    'No two primary actions on one page': ({ text }) =>
      card(
        <Inline key="actions">
          {apply(text)}
          <Button kind="primary">{text('收藏', 'Save for later')}</Button>
        </Inline>,
      ),
    'Do not let details come before the action': ({ text }) => card(details(text), apply(text)),
  },
};
export default advice;
