import { EmptyState } from '@zonekit/ui/empty-state';
import { Stack } from '@zonekit/ui/stack';
import { Text } from '@zonekit/ui/text';
import type { AdviceSamples } from '../../../ui/src/docs/advice.types.ts';
import { FacetFilter } from './facet-filter.tsx';

const option = (label: string, count: number, selected = false) => ({
  value: label,
  label,
  count,
  selected,
  href: '#',
});

const advice: AdviceSamples = {
  zoom: 0.8,
  dos: {
    'Keep a chosen option even at zero': ({ text }) => (
      <Stack gap={3}>
        <FacetFilter
          clearHref="#"
          facets={[
            {
              name: 'level',
              label: text('级别', 'Level'),
              clearHref: '#',
              options: [option(text('国家', 'National'), 12), option(text('市级', 'City'), 0, true)],
            },
          ]}
        />
        <Text tone="secondary">{text('没有符合条件的政策', 'No policy matches')}</Text>
      </Stack>
    ),
  },
  donts: {
    'Do not hide the filters where nothing is found': ({ text }) => (
      <EmptyState headingLevel={3} title={text('没有符合条件的政策', 'No policy matches')} />
    ),
  },
};
export default advice;
