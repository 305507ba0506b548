import { Button } from '@zonekit/ui/button';
import { VideoOff } from 'lucide-react';
import { useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './file-viewer.css.ts';
import type { SourceViewProps } from './image-view.tsx';
import { saveFile, useSourceUrl } from './source-url.ts';
import { ViewerMessage } from './viewer-message.tsx';

export interface VideoViewProps extends Omit<SourceViewProps, 'onBroken'> {
  poster: string | undefined;
  /** WebVTT, in Chinese. */
  captions: string | undefined;
}

/** A video: 16:9, its poster, controls in Chinese. Source: specification, section 2, Video modal. */
export function VideoView({ source, poster, captions }: VideoViewProps) {
  const t = useKitTranslations('fileViewer');
  const url = useSourceUrl(source);
  const [unsupported, setUnsupported] = useState(false);
  if (unsupported) {
    return (
      <ViewerMessage
        icon={VideoOff}
        role="alert"
        actions={<Button onClick={() => saveFile(source)}>{t('save')}</Button>}
      >
        <p>{t('videoUnsupported')}</p>
      </ViewerMessage>
    );
  }
  return (
    url && (
      // biome-ignore lint/a11y/useMediaCaption: there is a track wherever the file has captions
      <video
        key={url}
        className={css.video}
        lang="zh-CN"
        src={url}
        poster={poster}
        controls
        playsInline
        preload="metadata"
        aria-label={source.name}
        onError={() => setUnsupported(true)}
      >
        {captions && <track kind="captions" srcLang="zh-CN" label="中文" src={captions} default />}
        {t('videoUnsupported')}
      </video>
    )
  );
}
