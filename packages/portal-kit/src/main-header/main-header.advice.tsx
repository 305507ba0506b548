import { Button } from '@zonekit/ui/button';
import { Inline } from '@zonekit/ui/inline';
import { Text } from '@zonekit/ui/text';
import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';

interface HeaderProps extends Pick<SampleProps, 'text'> {
  news?: boolean;
  second?: boolean;
}

// The header itself has the width of a page.
function Header({ text, news = false, second = false }: HeaderProps) {
  return (
    <Inline justify="between" gap={4}>
      <Text as="b">{text('东港自贸区', 'Donggang')}</Text>
      <Inline gap={4}>
        <Text as="span" tone="accent">
          {text('首页', 'Home')}
        </Text>
        <Text as="span">{text('政策', 'Policy')}</Text>
        {news && (
          <Text as="span" tone="tertiary">
            {text('新闻快讯', 'News')} <small>{text('筹备中', 'in preparation')}</small>
          </Text>
        )}
      </Inline>
      <Inline>
        {second && <Button kind="primary">{text('咨询', 'Ask')}</Button>}
        <Button kind="primary">{text('预约路演', 'Book')}</Button>
      </Inline>
    </Inline>
  );
}

const advice: AdviceSamples = {
  zoom: 0.7,
  dos: {
    'Keep entries that are not open, and say why': ({ text }) => <Header text={text} news />,
  },
  donts: {
    'Do not hide entries that are not open': ({ text }) => <Header text={text} />,
    'No second main action': ({ text }) => <Header text={text} news second />,
  },
};
export default advice;
