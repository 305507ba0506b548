import { Button } from '@zonekit/ui/button';
import { FileX } from 'lucide-react';
import type { AdviceSamples } from '../../../ui/src/docs/advice.types.ts';
import { ViewerMessage } from './viewer-message.tsx';

const advice: AdviceSamples = {
  zoom: 0.7,
  dos: {
    'Where a file cannot be shown say why in plain words, and offer the download': ({ text }) => (
      <ViewerMessage icon={FileX} actions={<Button>{text('下载', 'Download')}</Button>}>
        {text(
          '这份文件已损坏或加了密码，无法在这里显示。',
          'The file is damaged or has a password, so it cannot be shown here.',
        )}
      </ViewerMessage>
    ),
  },
  donts: {
    'No raw errors of a service': ({ text }) => (
      <ViewerMessage icon={FileX}>
        {text('错误', 'Error')} 500: InvalidPDFException at storage.getObject (f-1802)
      </ViewerMessage>
    ),
  },
};
export default advice;
