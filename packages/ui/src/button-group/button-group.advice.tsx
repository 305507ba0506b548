import { Button } from '../button/button.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { ButtonGroup } from './button-group.tsx';

const advice: AdviceSamples = {
  dos: {
    'Use joined for buttons that are switched on and off, with aria-pressed on those that are on': ({ text }) => (
      <ButtonGroup joined label={text('格式', 'Format')}>
        <Button aria-pressed>{text('加粗', 'Bold')}</Button>
        <Button aria-pressed={false}>{text('倾斜', 'Italic')}</Button>
      </ButtonGroup>
    ),
    'One primary button, the others secondary': ({ text }) => (
      <ButtonGroup label={text('草稿', 'Draft')}>
        <Button kind="primary">{text('提交', 'Submit')}</Button>
        <Button>{text('存为草稿', 'Save draft')}</Button>
      </ButtonGroup>
    ),
  },
  donts: {
    'Never two primary buttons in one group': ({ text }) => (
      <ButtonGroup label={text('草稿', 'Draft')}>
        <Button kind="primary">{text('提交', 'Submit')}</Button>
        <Button kind="primary">{text('存为草稿', 'Save draft')}</Button>
      </ButtonGroup>
    ),
  },
};
export default advice;
