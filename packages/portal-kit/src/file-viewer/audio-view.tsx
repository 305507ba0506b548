'use client';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { AudioLines } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { clockTime } from '../video-modal/core/video.ts';
import { audioFailure } from './core/audio-failure.ts';
import * as css from './file-viewer.css.ts';
import type { SourceViewProps } from './image-view.tsx';
import { useSourceUrl } from './source-url.ts';

export interface AudioViewProps extends SourceViewProps {
  /** WebVTT, in Chinese; browsers draw none for sound, so it is written below. */
  captions: string | undefined;
  transcript: string | undefined;
}

const linesOf = (track: TextTrack): string =>
  Array.from(track.activeCues ?? [], (cue) => (cue instanceof VTTCue ? cue.text : '')).join('\n');

/** Audio with the browser's controls, captions and a link to the transcript. No autoplay. */
export default function AudioView({ source, captions, transcript, onFailed }: AudioViewProps) {
  const t = useKitTranslations('fileViewer');
  const url = useSourceUrl(source);
  const audio = useRef<HTMLAudioElement>(null);
  const [seconds, setSeconds] = useState(Number.NaN);
  const [said, setSaid] = useState('');

  // Not by `src`: React makes the element before it is in the page, and what it tells until then is lost.
  useEffect(() => {
    const element = audio.current;
    if (!element || url === null) return;
    element.src = url;
    // Otherwise the browser continues to load audio that is no longer played.
    return () => {
      element.removeAttribute('src');
      element.load();
    };
  }, [url]);

  return (
    <div className={css.sound}>
      <Icon as={AudioLines} size={24} className={css.messageIcon} />
      {/* biome-ignore lint/a11y/useMediaCaption: there is a track wherever the recording has captions */}
      <audio
        ref={audio}
        className={css.player}
        aria-label={source.name}
        controls
        preload="metadata"
        onDurationChange={({ currentTarget }) => setSeconds(currentTarget.duration)}
        onError={({ currentTarget }) =>
          onFailed(
            audioFailure({
              code: currentTarget.error?.code ?? null,
              online: navigator.onLine,
              supported: currentTarget.canPlayType(source.type) !== '',
            }),
          )
        }
      >
        {captions !== undefined && (
          <track
            ref={(element) => {
              if (!element) return;
              // Read without being drawn.
              element.track.mode = 'hidden';
              element.track.oncuechange = () => setSaid(linesOf(element.track));
            }}
            kind="captions"
            src={captions}
            srcLang="zh-CN"
          />
        )}
      </audio>
      {Number.isFinite(seconds) && <p className={css.length}>{t('length', { time: clockTime(seconds) })}</p>}
      {captions !== undefined && (
        <p className={css.caption} lang="zh-CN">
          {said}
        </p>
      )}
      {transcript !== undefined && (
        <Link kind="text" href={transcript} target="_blank" rel="noopener">
          {t('transcript')}
        </Link>
      )}
    </div>
  );
}
