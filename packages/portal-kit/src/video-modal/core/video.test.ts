import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clockTime,
  isHls,
  resumeAt,
  VIDEO_LANGUAGE,
  VIDEO_RATIO,
  type VideoSource,
  videoCommand,
  videoFailure,
} from './video.ts';

test('ratio and language are those of the specification, section 9', () => {
  expect([VIDEO_RATIO, VIDEO_LANGUAGE]).toEqual(['16 / 9', 'zh-CN']);
});

test.each<[VideoSource, boolean]>([
  [{ src: '/v/a.m3u8' }, true],
  [{ src: '/v/a.M3U8?t=1' }, true],
  [{ src: '/v/a.mp4' }, false],
  [{ src: '/v/m3u8.mp4' }, false],
  [{ src: '/v/1', type: 'application/x-mpegURL' }, true],
  [{ src: '/v/a.m3u8', type: 'video/mp4' }, false],
])('%j is a playlist: %s', (source, expected) => expect(isHls(source)).toBe(expected));

test.each([
  ['the network failed', 2, true, 'offline'],
  ['the browser is offline', 4, false, 'offline'],
  ['no source that it plays', 4, true, 'unsupported'],
  ['bytes that it cannot decode', 3, true, 'unsupported'],
  ['no reason given', null, true, 'unsupported'],
] as const)('%s', (_, code, online, expected) => expect(videoFailure(code, online)).toBe(expected));

describe('resumeAt', () => {
  test.each([
    ['goes on in the middle', 61, 300, 61],
    ['starts over what has hardly begun', 4, 300, 0],
    ['starts over what was seen to its closing titles', 295, 300, 0],
    ['starts over what is short', 15, 29, 0],
    ['starts over where nothing was kept', Number.NaN, 300, 0],
    ['starts a stream without an end at its beginning', 61, Number.POSITIVE_INFINITY, 0],
    ['starts over at the end of a length that ten seconds do not change', Number.MAX_VALUE, Number.MAX_VALUE, 0],
  ])('%s', (_, watched, duration, expected) => expect(resumeAt(watched, duration)).toBe(expected));
  test('is always within the video', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (watched, duration) => {
        const at = resumeAt(watched, duration);
        return at === 0 || (at === watched && at > 0 && at < duration);
      }),
    );
  });
});

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3665, '1:01:05'],
  [-1, '0:00'],
])('%d s read %s', (seconds, text) => expect(clockTime(seconds)).toBe(text));

test.each([
  [' ', 'dialog', { do: 'toggle' }],
  [' ', 'button', null],
  [' ', 'player', null],
  ['K', 'player', { do: 'toggle' }],
  ['ArrowRight', 'dialog', { do: 'seek', by: 5 }],
  ['ArrowLeft', 'button', { do: 'seek', by: -5 }],
  ['ArrowLeft', 'player', null],
  ['m', 'button', { do: 'mute' }],
  ['c', 'player', { do: 'captions' }],
  ['f', 'dialog', { do: 'full-screen' }],
  ['x', 'dialog', null],
  ['Tab', 'dialog', null],
] as const)('%j in the %s', (key, on, expected) => expect(videoCommand(key, on)).toEqual(expected));
