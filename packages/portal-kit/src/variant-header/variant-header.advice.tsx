import { Icon } from '@zonekit/ui/icon';
import { IconButton } from '@zonekit/ui/icon-button';
import { Inline } from '@zonekit/ui/inline';
import { Link } from '@zonekit/ui/link';
import { Stack } from '@zonekit/ui/stack';
import { Text } from '@zonekit/ui/text';
import { Phone } from 'lucide-react';
import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';

interface HeaderProps extends Pick<SampleProps, 'text'> {
  hotline?: boolean;
  reports?: boolean;
}

// The header itself has the width of a page.
function Header({ text, hotline = true, reports = true }: HeaderProps) {
  return (
    <Stack gap={3}>
      <Inline justify="between">
        <Text as="b">{text('北山区域商事服务平台', 'Beishan business services')}</Text>
        {hotline ? (
          <Inline gap={1}>
            <Icon as={Phone} />
            <Link kind="text" href="tel:4000002027">
              400-000-2027
            </Link>
          </Inline>
        ) : (
          <IconButton icon={Phone} label={text('热线', 'Hotline')} />
        )}
      </Inline>
      <Inline gap={4}>
        <Text as="span" tone="accent">
          {text('首页', 'Home')}
        </Text>
        <Text as="span">{text('办事', 'Services')}</Text>
        {reports && (
          <Text as="span" tone="tertiary">
            {text('信用报告', 'Credit reports')} <small>{text('筹备中', 'in preparation')}</small>
          </Text>
        )}
      </Inline>
    </Stack>
  );
}

const advice: AdviceSamples = {
  zoom: 0.8,
  dos: {
    'The hotline can be dialled': ({ text }) => <Header text={text} />,
  },
  donts: {
    'Do not hide the hotline behind an icon': ({ text }) => <Header text={text} hotline={false} />,
    'Do not hide what is not open yet': ({ text }) => <Header text={text} reports={false} />,
  },
};
export default advice;
