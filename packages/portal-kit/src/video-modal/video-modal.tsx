'use client';
import { Dialog } from '@zonekit/ui/dialog';
import { type KeyboardEvent, useRef } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { type VideoCaptions, type VideoCommand, type VideoSource, videoCommand } from './core/video.ts';
import * as css from './video-modal.css.ts';
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';

export type { VideoCaptions, VideoSource };

export interface VideoModalProps extends Omit<VideoPlayerProps, 'player'> {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with false when the dialog is to close. */
  onOpenChange: (open: boolean) => void;
  /** Text below the video. */
  description?: string;
}

/** Of the dialog, in px: 16:9 fits a window of 720 with its header. */
const WIDTH = 960;

const run = (video: HTMLVideoElement, command: VideoCommand) => {
  switch (command.do) {
    case 'toggle':
      // A browser that refuses to play leaves the video as it is, with its own button.
      return video.paused ? void video.play().catch(() => {}) : video.pause();
    case 'seek':
      video.currentTime = Math.min(Math.max(0, video.currentTime + command.by), video.duration || 0);
      return;
    case 'mute':
      video.muted = !video.muted;
      return;
    case 'captions':
      for (const track of video.textTracks) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
      return;
    case 'full-screen':
      return void (document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen()).catch(() => {});
  }
};

const placeOf = (target: EventTarget) => {
  if (target instanceof HTMLVideoElement) return 'player';
  return target instanceof Element && target.closest('button, a') ? 'button' : 'dialog';
};

/**
 * A video in a dialog: 16:9, with its poster and captions; goes on where it was left on this device and never starts by
 * itself. Streams (HLS) play by the browser or by hls.js, which is loaded for them alone.
 */
export function VideoModal({ open, onOpenChange, description, ...player }: VideoModalProps) {
  const t = useKitTranslations('videoModal');
  const video = useRef<HTMLVideoElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !video.current) return;
    const command = videoCommand(event.key, placeOf(event.target));
    if (!command) return;
    event.preventDefault();
    run(video.current, command);
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        width={WIDTH}
        closeLabel={t('close')}
        onKeyDown={onKeyDown}
        {...(description === undefined && { 'aria-describedby': undefined })}
      >
        <Dialog.Header>
          <Dialog.Title>{player.title}</Dialog.Title>
          {description !== undefined && <Dialog.Description>{description}</Dialog.Description>}
        </Dialog.Header>
        <Dialog.Body className={css.body}>
          <VideoPlayer key={player.id} {...player} player={video} />
          <p className={css.keys}>{t('keys')}</p>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
