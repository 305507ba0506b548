import type { Upload } from '@zonekit/api-client/file/contract';
import { useCancelUpload } from '@zonekit/api-client/file/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './files.css.ts';

/** Files that broke off before this form was opened: chosen once more they go on, or they are given up. */
export function UnfinishedUploads({ uploads }: { uploads: readonly Upload[] }) {
  const t = useWords('files');
  const { send } = useCancelUpload();
  if (uploads.length === 0) return null;
  return (
    <Alert tone="info" role="status" title={t('unfinished')}>
      <p>{t('unfinishedHint')}</p>
      <ul>
        {uploads.map(({ id, name, offset, size }) => (
          <li key={id} className={css.unfinished}>
            <span>{t('unfinishedAt', { name, percent: String(Math.floor((offset / size) * 100)) })}</span>
            <Button
              size="sm"
              kind="quiet"
              aria-label={t('giveUpOf', { name })}
              onClick={() => void send({ params: { upload_id: id } })}
            >
              {t('giveUp')}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
