import { Button } from '../button/button.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Stack } from '../stack/stack.tsx';
import * as css from './tooltip.css.ts';

const advice: AdviceSamples = {
  dos: {
    'One sentence, the shorter the better': ({ text }) => (
      <Stack gap={2} align="start">
        <div className={css.tooltip}>{text('打印本页', 'Print this page')}</div>
        <Button>{text('打印', 'Print')}</Button>
      </Stack>
    ),
  },
  donts: {
    'No links or buttons within': ({ text }) => (
      <Stack gap={2} align="start">
        <div className={css.tooltip}>
          {text('打印本页，或', 'Print this page, or ')}
          <u>{text('下载 PDF', 'download the PDF')}</u>
        </div>
        <Button>{text('打印', 'Print')}</Button>
      </Stack>
    ),
  },
};
export default advice;
