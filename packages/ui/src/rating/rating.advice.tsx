import type { AdviceSamples } from '../docs/advice.types.ts';
import { Rating } from './rating.tsx';

const advice: AdviceSamples = {
  dos: {
    'Begin with no choice': ({ text, labels }) => (
      <Rating {...labels.rating} legend={text('服务评价', 'Rate the service')} />
    ),
  },
  donts: {
    'Do not choose a rating beforehand': ({ text, labels }) => (
      <Rating {...labels.rating} legend={text('服务评价', 'Rate the service')} defaultValue={5} />
    ),
  },
};
export default advice;
