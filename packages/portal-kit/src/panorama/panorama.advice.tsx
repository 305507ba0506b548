import { Cover } from '@zonekit/ui/cover';
import { Stack } from '@zonekit/ui/stack';
import { Text } from '@zonekit/ui/text';
import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';
import * as css from './panorama.css.ts';

// A panorama itself loads pictures.
const scene = (text: SampleProps['text'], description?: string) => (
  <Stack gap={3}>
    <div style={{ maxWidth: 280 }}>
      <Cover id="hall" kind="berth" wide />
    </div>
    <div className={css.below}>
      <ul className={css.scenes}>
        {[text('主会场', 'Main hall'), text('门厅', 'Lobby')].map((name, place) => (
          <li key={name}>
            <button type="button" className={css.scene} aria-pressed={place === 0}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {description && <Text>{description}</Text>}
    </div>
  </Stack>
);

const advice: AdviceSamples = {
  zoom: 0.8,
  dos: {
    'Say of each scene what is to be seen': ({ text }) =>
      scene(
        text,
        text(
          '站在讲台上，面对12排座位，右侧是投影幕。',
          'From the stage: twelve rows of seats, a screen on the right.',
        ),
      ),
  },
  donts: {
    'Do not leave a scene with its name alone': ({ text }) => scene(text),
  },
};
export default advice;
