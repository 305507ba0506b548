import { Button } from '@zonekit/ui/button';
import { Dialog } from '@zonekit/ui/dialog';
import { Spinner } from '@zonekit/ui/spinner';
import { CircleAlert, Clock, Download, FileDown, FileX, Lock, LogIn, VolumeX, WifiOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { FileFailure, FileSource } from './core/file.types.ts';
import { fileSize } from './core/file-label.ts';
import type { ViewerState } from './core/viewer-state.ts';
import * as css from './file-viewer.css.ts';
import type { FileViewerProps } from './file-viewer.types.ts';
import { ImageView } from './image-view.tsx';
import { saveFile } from './source-url.ts';
import { useFileViewer } from './use-file-viewer.ts';
import { ViewerMessage } from './viewer-message.tsx';

const AudioView = lazy(() => import('./audio-view.tsx'));
const PdfView = lazy(() => import('./pdf-view.tsx'));
const VideoView = lazy(() => import('./video-view.tsx'));

const FAILURE_ICON: Record<FileFailure, typeof WifiOff> = {
  offline: WifiOff,
  missing: FileX,
  broken: FileX,
  unplayable: VolumeX,
  unsupported: VolumeX,
  other: CircleAlert,
};

/** The bytes are there, and another program may open them. */
const CAN_BE_SAVED: ReadonlySet<FileFailure> = new Set(['broken', 'unplayable', 'unsupported']);

/** Failures that a retry cannot solve. */
const STAYS: ReadonlySet<FileFailure> = new Set(['missing', 'unsupported']);

export interface ViewerContentProps extends Omit<FileViewerProps, 'open' | 'onOpenChange'> {
  previewLimit: number;
}

/** Body and footer of the viewer, by the state of the file. */
export function ViewerContent({ file, previewLimit, load, apply, ...props }: ViewerContentProps) {
  const t = useKitTranslations('fileViewer');
  const viewer = useFileViewer({ file, limit: previewLimit, load, apply });
  const { state } = viewer;
  return (
    <>
      <Dialog.Body className={css.body} data-state={state.status}>
        {body(state)}
      </Dialog.Body>
      {state.status === 'ready' && (
        <Dialog.Footer>
          <Dialog.Actions>
            <Button onClick={() => saveFile(state.source)}>
              <Download size={16} aria-hidden="true" />
              {t('save')}
            </Button>
          </Dialog.Actions>
        </Dialog.Footer>
      )}
    </>
  );

  function body(now: ViewerState) {
    const download = (
      <Button kind="primary" onClick={() => viewer.load('download')}>
        {t('save')}
      </Button>
    );
    switch (now.status) {
      case 'loading':
        return (
          <div className={css.message}>
            <Spinner label={t('loading')} labelVisible />
          </div>
        );
      case 'offer':
        return (
          <ViewerMessage icon={FileDown} actions={download}>
            <p>{now.saved ? t('saved') : offerText(now.why)}</p>
          </ViewerMessage>
        );
      case 'login':
        return (
          <ViewerMessage
            icon={LogIn}
            role="alert"
            actions={
              <Button kind="primary" onClick={props.onLogin}>
                {t('goLogin')}
              </Button>
            }
          >
            <p>{t('prompts.login')}</p>
          </ViewerMessage>
        );
      case 'permission':
        return (
          <ViewerMessage
            icon={now.permission === 'pending' ? Clock : Lock}
            actions={
              now.permission !== 'pending' && (
                <Button kind="primary" loading={now.apply === 'applying'} onClick={viewer.apply}>
                  {applyText(now)}
                </Button>
              )
            }
          >
            <p>{t(`prompts.${now.permission}`)}</p>
            {now.apply === 'failed' && <p className={css.problem}>{t('applyFailed')}</p>}
          </ViewerMessage>
        );
      case 'failed':
        return (
          <ViewerMessage
            icon={FAILURE_ICON[now.reason]}
            role="alert"
            actions={
              <>
                {!STAYS.has(now.reason) && (
                  <Button kind="primary" onClick={() => viewer.load(now.intent)}>
                    {t('retry')}
                  </Button>
                )}
                {CAN_BE_SAVED.has(now.reason) && (
                  <Button
                    kind={STAYS.has(now.reason) ? 'primary' : 'secondary'}
                    onClick={() => viewer.load('download')}
                  >
                    {t('save')}
                  </Button>
                )}
              </>
            }
          >
            <p>{t(`failed.${now.reason}`)}</p>
            {now.message && <p>{now.message}</p>}
          </ViewerMessage>
        );
      case 'ready':
        return ready(now);
    }
  }

  function ready({ source }: Extract<ViewerState, { status: 'ready' }>) {
    if (file.kind === 'image') return <ImageView source={source} onFailed={viewer.fail} />;
    return (
      <Suspense
        fallback={
          <div className={css.message}>
            <Spinner label={t('loading')} labelVisible />
          </div>
        }
      >
        {player(source)}
      </Suspense>
    );
  }

  function player(source: FileSource) {
    if (file.kind === 'video') {
      return <VideoView file={file} source={source} poster={props.poster} captions={props.captions} />;
    }
    if (file.kind === 'audio') {
      return (
        <AudioView source={source} captions={props.captions} transcript={props.transcript} onFailed={viewer.fail} />
      );
    }
    return <PdfView source={source} onFailed={viewer.fail} assetsUrl={props.pdfAssetsUrl} />;
  }

  function offerText(why: 'kind' | 'too-large') {
    return why === 'kind' ? t('noPreview') : t('tooLarge', { size: fileSize(file.size) });
  }

  function applyText({ apply: progress, permission }: Extract<ViewerState, { status: 'permission' }>) {
    if (progress === 'applying') return t('applying');
    return permission === 'REJECT' ? t('actions.reapply') : t('actions.apply');
  }
}
