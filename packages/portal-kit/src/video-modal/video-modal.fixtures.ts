import film from '../../fixtures/harbour.mp4?url';
import stream from '../../fixtures/harbour-hls.mp4?url';
import { makePicture } from '../file-viewer/file-viewer.fixtures.ts';
import type { VideoCaptions, VideoSource } from './core/video.ts';

/** Six seconds of a ship in the harbour, H.264 and AAC. */
export const FILM: VideoSource = { src: film };

/** The same as a stream of three pieces, each a range of one file. Source: RFC 8216. */
export const makeStream = (): VideoSource => {
  const part = (bytes: string) => `#EXTINF:2.0,\n#EXT-X-BYTERANGE:${bytes}\n${new URL(stream, document.baseURI)}`;
  const playlist = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:2',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${new URL(stream, document.baseURI)}",BYTERANGE="1357@0"`,
    part('9300@1357'),
    part('8272@10657'),
    part('8464@18929'),
    '#EXT-X-ENDLIST',
  ].join('\n');
  const type = 'application/vnd.apple.mpegurl';
  return { src: URL.createObjectURL(new Blob([playlist], { type })), type };
};

export const makeCaptions = (): VideoCaptions => ({
  src: URL.createObjectURL(
    new Blob(['WEBVTT\n\n00:00.000 --> 00:06.000\n一艘货轮驶入东港一号泊位\n'], { type: 'text/vtt' }),
  ),
  lang: 'zh-CN',
  label: '中文',
});

export const makePoster = (): string => URL.createObjectURL(makePicture());
