import { Button } from '../button/button.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Stack } from '../stack/stack.tsx';
import * as css from './toast.css.ts';

const advice: AdviceSamples = {
  dos: {
    'Leave the way on the page too': ({ text }) => (
      <Stack gap={3} align="start">
        <Button>{text('查看预约', 'See the booking')}</Button>
        <div className={css.toast}>
          <span className={css.text}>{text('已预约', 'Booked')}</span>
        </div>
      </Stack>
    ),
  },
  donts: {
    'Never the only way to do something': ({ text }) => (
      <div className={css.toast}>
        <span className={css.text}>{text('已预约', 'Booked')}</span>
        <span className={css.action}>{text('查看', 'See it')}</span>
      </div>
    ),
  },
};
export default advice;
