import { Box } from '@zonekit/ui/box';
import { Inline } from '@zonekit/ui/inline';
import { Stack } from '@zonekit/ui/stack';
import { Text } from '@zonekit/ui/text';
import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';
import { number } from './number.css.ts';

const POSITIONS = [
  { left: '18%', top: '20%' },
  { left: '62%', top: '34%' },
  { left: '36%', top: '66%' },
] as const;

const PLACES = ['启航中心', '东港研究园', '锚地众创'];
const PLACES_EN = ['Harbour Centre', 'Research Park', 'Anchor Works'];

interface NumberedProps extends Pick<SampleProps, 'text'> {
  /** Numbers of the places, in the order of the list. */
  numbers: readonly number[];
  listed?: number;
}

// The map itself loads when it comes into view.
function Numbered({ text, numbers, listed = numbers.length }: NumberedProps) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
      <Stack gap={3}>
        {numbers.slice(0, listed).map((value, place) => (
          <Inline key={value} gap={2} wrap={false}>
            <b className={number}>{value}</b>
            <Text size={14}>{text(PLACES[place] ?? '', PLACES_EN[place] ?? '')}</Text>
          </Inline>
        ))}
      </Stack>
      <Box surface="sunken" border radius="card" style={{ position: 'relative', minHeight: 120 }}>
        {numbers.map((value, place) => (
          <b key={value} className={number} style={{ position: 'absolute', ...POSITIONS[place] }}>
            {value}
          </b>
        ))}
      </Box>
    </div>
  );
}

const advice: AdviceSamples = {
  dos: {
    'Numbers follow the order of the list': ({ text }) => <Numbered text={text} numbers={[1, 2, 3]} />,
  },
  donts: {
    'No numbers in another order than that of the list': ({ text }) => <Numbered text={text} numbers={[3, 1, 2]} />,
    'Nothing is on the map alone': ({ text }) => <Numbered text={text} numbers={[1, 2, 3]} listed={2} />,
  },
};
export default advice;
