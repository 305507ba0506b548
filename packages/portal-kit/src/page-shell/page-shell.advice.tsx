import { Box } from '@zonekit/ui/box';
import { Container } from '@zonekit/ui/container';
import { Heading } from '@zonekit/ui/heading';
import { Stack } from '@zonekit/ui/stack';
import { Text } from '@zonekit/ui/text';
import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';
import { PageShell } from './page-shell.tsx';

const portalName = (text: SampleProps['text']) => text('东港产业创新合作平台', 'Donggang Innovation Platform');

const page = (text: SampleProps['text'], heading: string) => (
  <PageShell
    pathname="/policies"
    header={
      <Box inverse padding={4}>
        <Text weight="bold">{portalName(text)}</Text>
      </Box>
    }
  >
    <Container>
      <Box padding={4}>
        <Stack gap={2}>
          <Heading level={1}>{heading}</Heading>
          <Text tone="secondary">{text('共214条，按发布日期排列', '214 documents, by date of publication')}</Text>
        </Stack>
      </Box>
    </Container>
  </PageShell>
);

const advice: AdviceSamples = {
  zoom: 0.5,
  dos: {
    'Give each page an h1 of its own': ({ text }) => page(text, text('政策文件', 'Policy documents')),
  },
  donts: {
    'Do not use the portal’s name as the heading of every page': ({ text }) => page(text, portalName(text)),
  },
};
export default advice;
