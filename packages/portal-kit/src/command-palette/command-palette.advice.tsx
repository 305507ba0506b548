import { Box } from '@zonekit/ui/box';
import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';
import { PaletteList } from './palette-list.tsx';

const list = (text: SampleProps['text'], id: string, ...titles: string[]) => (
  <Box surface="raised" border radius="dialog">
    <PaletteList
      id={id}
      label={text('命令', 'Commands')}
      query=""
      active={null}
      optionId={(value) => `${id}-${value}`}
      onChoose={() => {}}
      sections={[
        {
          id: 'commands',
          heading: text('命令', 'Commands'),
          of: 'commands',
          entries: titles.map((label) => ({ value: label, label, does: { type: 'run', id: label } })),
        },
      ]}
    />
  </Box>
);

const advice: AdviceSamples = {
  dos: {
    'Name pages and actions plainly; put the other language, pinyin and former names into keywords': ({ text }) =>
      list(
        text,
        'advice-plain',
        text('打开申报通知', 'Open the calls'),
        text('切换深色主题', 'Switch to the dark theme'),
      ),
  },
  donts: {
    'No action that cannot be undone, unless it asks first': ({ text }) =>
      list(text, 'advice-final', text('打开申报通知', 'Open the calls'), text('注销账户', 'Delete the account')),
  },
};
export default advice;
