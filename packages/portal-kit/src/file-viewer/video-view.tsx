'use client';
import { VideoPlayer } from '../video-modal/video-player.tsx';
import type { ViewedFile } from './core/file.types.ts';
import type { SourceViewProps } from './image-view.tsx';
import { useSourceUrl } from './source-url.ts';

export interface VideoViewProps extends Omit<SourceViewProps, 'onFailed'> {
  file: ViewedFile;
  poster: string | undefined;
  /** WebVTT, in Chinese. */
  captions: string | undefined;
}

/** A video as the video modal plays it. Loaded only when one is opened. */
export default function VideoView({ file, source, poster, captions }: VideoViewProps) {
  const url = useSourceUrl(source);
  return (
    url && (
      <VideoPlayer
        id={file.id}
        title={source.name}
        source={{ src: url, type: source.type }}
        poster={poster}
        captions={captions === undefined ? [] : [{ src: captions, lang: 'zh-CN', label: '中文' }]}
      />
    )
  );
}
