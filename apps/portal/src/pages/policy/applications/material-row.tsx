import { useRouter } from '@tanstack/react-router';
import { fetchFile } from '@zonekit/api-client/file/client';
import { useFileInfo } from '@zonekit/api-client/file/hooks';
import { saveFile } from '@zonekit/api-client/list/client';
import { Button } from '@zonekit/ui/button';
import { useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as form from '../../shared/form/form.css.ts';

/** A file that was handed in, and the way to have it back. */
export function MaterialRow({ fileId, label }: { fileId: string; label: string }) {
  const t = useWords('policyApplications');
  const { transport } = useRouter().options.context;
  const info = useFileInfo(fileId);
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle');
  const name = info.status === 'ready' ? info.data.name : '';
  const download = async () => {
    setState('fetching');
    const file = await fetchFile(transport, fileId, { download: true });
    if (file.status === 'ready') saveFile({ blob: file.blob, name: file.name ?? name });
    setState(file.status === 'ready' ? 'idle' : 'failed');
  };
  return (
    <li className={form.row}>
      <div>
        <b>{label}</b>
        <p>{info.status === 'failed' ? t('fileGone') : name}</p>
        {state === 'failed' && <p role="alert">{t('fileFailed')}</p>}
      </div>
      <Button
        size="sm"
        kind="quiet"
        aria-label={t('downloadFile', { name: label || name })}
        loading={state === 'fetching'}
        onClick={() => void download()}
      >
        {t('downloadIt')}
      </Button>
    </li>
  );
}
