import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Stack } from '@zonekit/ui/stack';
import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';
import { ListSearchForm } from './list-search-form.tsx';

interface FailedProps extends Pick<SampleProps, 'text'> {
  query: string;
  retry?: boolean;
}

function Failed({ text, query, retry = false }: FailedProps) {
  return (
    <Stack>
      <ListSearchForm path="#" label={text('查找载体', 'Find a space')} search={{ q: query, facets: {}, rest: [] }} />
      <Alert
        tone="danger"
        title={text('列表没有读到', 'The list could not be read')}
        action={retry && <Button size="sm">{text('重试', 'Try again')}</Button>}
      />
    </Stack>
  );
}

const advice: AdviceSamples = {
  zoom: 0.8,
  dos: {
    'When the reading fails keep what was typed, and offer to try again': ({ text }) => (
      <Failed text={text} query={text('研发楼 临港', 'lab near the harbour')} retry />
    ),
  },
  donts: {
    'Do not clear what was typed when the reading fails': ({ text }) => <Failed text={text} query="" />,
  },
};
export default advice;
