import { Button } from '../button/button.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Stack } from '../stack/stack.tsx';
import { Pagination } from './pagination.tsx';

const advice: AdviceSamples = {
  dos: {
    'Put it after the list, with the current page marked': ({ labels }) => (
      <Pagination {...labels.pagination} page={2} pageCount={4} hrefFor={(page) => `#${page}`} />
    ),
  },
  donts: {
    'Not to load more of the same list': ({ text, labels }) => (
      <Stack gap={3} align="center">
        <Button>{text('加载更多', 'Load more')}</Button>
        <Pagination {...labels.pagination} page={2} pageCount={4} hrefFor={(page) => `#${page}`} />
      </Stack>
    ),
  },
};
export default advice;
