import type { AdviceSamples } from '../docs/advice.types.ts';
import { List, ListItem } from '../list/list.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Divider } from './divider.tsx';

const advice: AdviceSamples = {
  dos: {
    'Separate the items of a list by ruled of List': ({ text }) => (
      <List ruled>
        <ListItem title={text('申报指南', 'Guide')} />
        <ListItem title={text('申报材料', 'Documents')} />
      </List>
    ),
  },
  donts: {
    'Do not have it read between the items of a list': ({ text }) => (
      <Stack gap={2}>
        <Text>{text('申报指南', 'Guide')}</Text>
        <Divider />
        <Text size={12} tone="tertiary">
          {text('读屏：“分隔线”', 'Reader: “separator”')}
        </Text>
        <Text>{text('申报材料', 'Documents')}</Text>
      </Stack>
    ),
  },
};
export default advice;
