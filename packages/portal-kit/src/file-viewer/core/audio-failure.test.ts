import { expect, test } from 'vitest';
import { type AudioTrouble, audioFailure } from './audio-failure.ts';

const trouble: AudioTrouble = { code: 4, online: true, supported: true };

test.each<[string, Partial<AudioTrouble>, string]>([
  ['bytes that are no sound', {}, 'unplayable'],
  ['bytes that break off', { code: 3 }, 'unplayable'],
  ['no reason given', { code: null }, 'unplayable'],
  ['the network failed', { code: 2 }, 'offline'],
  ['the browser is offline', { online: false }, 'offline'],
  ['a type that the browser does not know', { supported: false }, 'unsupported'],
  ['such a type, offline', { supported: false, online: false }, 'unsupported'],
])('%s', (_, changed, reason) => expect(audioFailure({ ...trouble, ...changed })).toBe(reason));
