'use client';
import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { Spinner } from '@zonekit/ui/spinner';
import { VideoOff, WifiOff } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import {
  clockTime,
  resumeAt,
  VIDEO_LANGUAGE,
  type VideoCaptions,
  type VideoFailure,
  type VideoSource,
  videoFailure,
} from './core/video.ts';
import { useVideoSource } from './use-video-source.ts';
import * as css from './video-modal.css.ts';
import { saveWatched, watchedOf } from './watched.ts';

export interface VideoPlayerProps {
  /** Names the video, and what was seen of it on this device. */
  id: string;
  /** Title of the video, its accessible name. */
  title: string;
  /** Address of the video: `{ src }`, with its MIME `type` where the address of a stream does not end in `.m3u8`. */
  source: VideoSource;
  /** Address of the picture that is shown before the video plays. */
  poster?: string | undefined;
  /** The first is shown unless the visitor chose otherwise. */
  captions?: readonly VideoCaptions[];
  player?: RefObject<HTMLVideoElement | null>;
}

/** A video, or why there is none and another try. Never starts by itself. */
export function VideoPlayer(props: VideoPlayerProps) {
  const t = useKitTranslations('videoModal');
  const [failure, setFailure] = useState<VideoFailure | null>(null);
  if (failure === null) return <Playing {...props} onFailed={setFailure} />;
  return (
    <div className={css.frame} data-state="failed" data-reason={failure}>
      <div className={css.message} data-scope="inverse">
        <Icon as={failure === 'offline' ? WifiOff : VideoOff} size={24} />
        <p role="alert">{t(failure)}</p>
        <Button onClick={() => setFailure(null)}>{t('retry')}</Button>
      </div>
    </div>
  );
}

interface PlayingProps extends VideoPlayerProps {
  onFailed: (why: VideoFailure) => void;
}

function Playing({ id, title, source, poster, captions = [], player, onFailed }: PlayingProps) {
  const t = useKitTranslations('videoModal');
  const own = useRef<HTMLVideoElement>(null);
  const video = player ?? own;
  const [loading, setLoading] = useState(true);
  const [resumed, setResumed] = useState(0);
  useVideoSource(video, source, onFailed);
  const keep = useCallback(() => {
    const element = video.current;
    if (element && element.readyState > 0) saveWatched(id, resumeAt(element.currentTime, element.duration));
  }, [id, video]);
  // Closing the browser reports the watched time as closing the dialog does.
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [keep]);

  return (
    <>
      <div className={css.frame} data-state={loading ? 'loading' : 'ready'}>
        {/* biome-ignore lint/a11y/useMediaCaption: there is a track wherever the video has captions */}
        <video
          ref={video}
          className={css.video}
          lang={VIDEO_LANGUAGE}
          aria-label={title}
          poster={poster}
          controls
          playsInline
          preload="metadata"
          onLoadedMetadata={({ currentTarget }) => {
            setLoading(false);
            const at = resumeAt(watchedOf(id), currentTarget.duration);
            if (at > 0) currentTarget.currentTime = at;
            setResumed(at);
          }}
          onTimeUpdate={keep}
          onError={({ currentTarget }) => onFailed(videoFailure(currentTarget.error?.code ?? null, navigator.onLine))}
        >
          {captions.map(({ src, lang, label }, index) => (
            <track key={src} kind="captions" src={src} srcLang={lang} label={label} default={index === 0} />
          ))}
          {t('unsupported')}
        </video>
        {loading && (
          <div className={css.loading} data-scope="inverse">
            <Spinner label={t('loading')} />
          </div>
        )}
      </div>
      {resumed > 0 && (
        <p className={css.resumed}>
          <span role="status">{t('resumed', { time: clockTime(resumed) })}</span>
          <Button
            kind="quiet"
            size="sm"
            onClick={() => {
              if (video.current) video.current.currentTime = 0;
              setResumed(0);
            }}
          >
            {t('restart')}
          </Button>
        </p>
      )}
    </>
  );
}
