/// <reference path="./hls-light.d.ts" />
import { type RefObject, useEffect } from 'react';
import { HLS_TYPE, isHls, type VideoFailure, type VideoSource } from './core/video.ts';

/** Plays a stream with hls.js, loaded on demand. Returns a function that stops it. */
const attachHls = (video: HTMLVideoElement, src: string, onFailed: (why: VideoFailure) => void): (() => void) => {
  let detach = () => {};
  let gone = false;
  import('hls.js/light').then(
    ({ default: Hls }) => {
      if (gone) return;
      if (!Hls.isSupported()) return onFailed('unsupported');
      const hls = new Hls();
      hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
        if (fatal) onFailed(type === Hls.ErrorTypes.NETWORK_ERROR ? 'offline' : 'unsupported');
      });
      hls.loadSource(src);
      hls.attachMedia(video);
      detach = () => hls.destroy();
    },
    () => onFailed('offline'),
  );
  return () => {
    gone = true;
    detach();
  };
};

/** Sets the video source: natively where supported, else with hls.js. */
export function useVideoSource(
  video: RefObject<HTMLVideoElement | null>,
  { src, type }: VideoSource,
  onFailed: (why: VideoFailure) => void,
) {
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (isHls({ src, type }) && element.canPlayType(HLS_TYPE) === '') return attachHls(element, src, onFailed);
    element.src = src;
    // Else the browser goes on loading what nobody sees.
    return () => {
      element.removeAttribute('src');
      element.load();
    };
  }, [video, src, type, onFailed]);
}
