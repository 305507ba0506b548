import { Button } from '@zonekit/ui/button';
import { Inline } from '@zonekit/ui/inline';
import { Stack } from '@zonekit/ui/stack';
import { Text } from '@zonekit/ui/text';
import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';
import { AttachmentList } from './attachment-list.tsx';
import type { Attachment } from './core/attachment-action.ts';

const PDF = { kind: 'pdf', mime: 'application/pdf' } as const;

const filesOf = (text: SampleProps['text']): Attachment[] => [
  {
    ...PDF,
    id: 'guide',
    name: text('申报指南.pdf', 'Guide.pdf'),
    size: 310_000,
    access: 'public',
    permission_status: null,
  },
  {
    ...PDF,
    id: 'scores',
    name: text('评分明细.pdf', 'Scores.pdf'),
    size: 2_202_009,
    access: 'permission',
    permission_status: 'NONE',
  },
];

const advice: AdviceSamples = {
  dos: {
    'One action in a row: the one that is possible now': ({ text }) => (
      <AttachmentList files={filesOf(text)} signedIn onAction={() => {}} />
    ),
    'Mark a file that is being applied for with busyId': ({ text }) => (
      <AttachmentList files={filesOf(text)} signedIn onAction={() => {}} busyId="scores" />
    ),
  },
  donts: {
    'Never several actions in a row': ({ text }) => (
      <Stack gap={3}>
        {filesOf(text).map(({ id, name }) => (
          <Inline key={id} justify="between">
            <Text>{name}</Text>
            <Inline gap={1}>
              <Button size="sm">{text('查看', 'View')}</Button>
              <Button size="sm">{text('下载', 'Download')}</Button>
              <Button size="sm">{text('申请权限', 'Apply')}</Button>
            </Inline>
          </Inline>
        ))}
      </Stack>
    ),
    'No files whose very name is not for this visitor': ({ text }) => (
      <AttachmentList
        files={filesOf(text).map((file) =>
          file.id === 'scores' ? { ...file, name: text('拟并购企业名单.pdf', 'Companies to be acquired.pdf') } : file,
        )}
        signedIn
        onAction={() => {}}
      />
    ),
  },
};
export default advice;
