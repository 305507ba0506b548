import type { AdviceSamples } from '../docs/advice.types.ts';
import { Text } from '../text/text.tsx';
import { Figure } from './figure.tsx';

const advice: AdviceSamples = {
  dos: {
    'Leave the unit outside': () => (
      <Text>
        <Figure>860</Figure> m²
      </Text>
    ),
  },
  donts: {
    'No more than one a line': () => (
      <Text>
        <Figure>860</Figure> m² · ¥<Figure>3.2</Figure> · <Figure>4</Figure> F
      </Text>
    ),
  },
};
export default advice;
