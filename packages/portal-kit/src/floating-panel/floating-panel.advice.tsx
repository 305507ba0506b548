import { Box } from '@zonekit/ui/box';
import { Icon, type IconComponent } from '@zonekit/ui/icon';
import { Stack } from '@zonekit/ui/stack';
import { Text } from '@zonekit/ui/text';
import { Compass, FolderKanban, Gift, MapIcon, Presentation, UserRound } from 'lucide-react';
import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';

type Action = readonly [icon: IconComponent, title: string];

const actionsOf = (text: SampleProps['text']): Action[] => [
  [Presentation, text('路演预约', 'Roadshow')],
  [MapIcon, text('地图选房', 'Map')],
  [Compass, text('政策匹配', 'Matching')],
  [FolderKanban, text('项目申报', 'Projects')],
  [UserRound, text('找专家', 'Experts')],
];

// The panel itself is fixed to the edge of the window.
const panel = (actions: readonly Action[]) => (
  <Box surface="raised" border radius="card" padding={2} style={{ width: '6.5em' }}>
    <Stack gap={2}>
      {actions.map(([icon, title]) => (
        <Stack key={title} gap={1} align="center">
          <Icon as={icon} size={20} />
          <Text size={12}>{title}</Text>
        </Stack>
      ))}
    </Stack>
  </Box>
);

const advice: AdviceSamples = {
  dos: {
    'Five actions at most, each with its name': ({ text }) => panel(actionsOf(text)),
  },
  donts: {
    'No sixth action': ({ text }) => panel([...actionsOf(text), [Gift, text('活动', 'Offers')]]),
  },
};
export default advice;
