import { Box } from '../box/box.tsx';
import { Card } from '../card/card.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Text } from '../text/text.tsx';
import { List, ListItem } from './list.tsx';

const advice: AdviceSamples = {
  dos: {
    'The title is the link and says where it leads': ({ text }) => (
      <List ruled>
        <ListItem
          href="#"
          title={text('研发用房租金补贴', 'Rent subsidy for research')}
          description={text('三年内最高 ¥60 万', 'Up to ¥600k in three years')}
        />
      </List>
    ),
  },
  donts: {
    'Do not make the whole row a link: a reader would hear all of it as its name': ({ text }) => (
      <Card data-interactive="">
        <Box padding={4}>
          <Text weight="bold">{text('研发用房租金补贴', 'Rent subsidy for research')}</Text>
          <Text size={14} tone="secondary">
            {text(
              '三年内最高 ¥60 万 · 12-03 截止 · 科技处',
              'Up to ¥600k in three years · closes 12-03 · science office',
            )}
          </Text>
        </Box>
      </Card>
    ),
  },
};
export default advice;
