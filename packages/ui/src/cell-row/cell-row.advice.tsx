import type { AdviceSamples } from '../docs/advice.types.ts';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { CellRow } from './cell-row.tsx';

const advice: AdviceSamples = {
  dos: {
    'Pass a label when no text beside it says the same': ({ text }) => (
      <Inline>
        <CellRow states={['met', 'met', 'met', 'unmet', 'unknown']} />
        <Text size={14}>{text('5 项中符合 3 项', '3 of 5 met')}</Text>
      </Inline>
    ),
  },
  donts: {
    'No more than twelve cells: beyond that nobody counts them': () => (
      <CellRow states={Array.from({ length: 28 }, (_, index) => (index % 5 === 3 ? 'unmet' : 'met'))} />
    ),
  },
};
export default advice;
