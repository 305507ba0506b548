import type { AdviceSamples } from '../docs/advice.types.ts';
import { CursorPagination } from './pagination.tsx';

const advice: AdviceSamples = {
  dos: {
    'Name what the direction means: newer, older': ({ text }) => (
      <CursorPagination
        label={text('翻页', 'Pages')}
        newer={{ label: text('较新的', 'Newer'), href: '#' }}
        older={{ label: text('较早的', 'Older'), href: '#' }}
      />
    ),
  },
  donts: {
    'No invented page numbers or totals': ({ text }) => (
      <CursorPagination
        label={text('翻页', 'Pages')}
        newer={{ label: '‹', href: '#' }}
        older={{ label: '›', href: '#' }}
        position={text('第 3 / 约 900 页', 'Page 3 of about 900')}
      />
    ),
  },
};
export default advice;
