/** The shape of every video. */
export const VIDEO_RATIO = '16 / 9';

/** The language of the player. */
export const VIDEO_LANGUAGE = 'zh-CN';

/** A file that browsers play, or a playlist of HLS; `type` is the MIME type where the address does not end on it. */
export interface VideoSource {
  src: string;
  type?: string | undefined;
}

/** WebVTT. */
export interface VideoCaptions {
  src: string;
  /** BCP 47. */
  lang: string;
  /** As the player's menu names them: 中文. */
  label: string;
}

export const HLS_TYPE = 'application/vnd.apple.mpegurl';
const HLS_TYPES = [HLS_TYPE, 'application/x-mpegurl', 'audio/mpegurl'];

/** Whether it is a playlist rather than a file. Source: RFC 8216, section 4. */
export const isHls = ({ src, type }: VideoSource): boolean =>
  type === undefined ? /\.m3u8(?:[?#]|$)/i.test(src) : HLS_TYPES.includes(type.toLowerCase());

export type VideoFailure = 'offline' | 'unsupported';

/** @param code of MediaError; null where the element gave none. 2 is the network. Source: HTML, section 4.8.11.1 */
export const videoFailure = (code: number | null, online: boolean): VideoFailure =>
  !online || code === 2 ? 'offline' : 'unsupported';

/** Below this, in seconds, a video has hardly begun: it starts from its beginning. */
const BEGUN = 5;
/** Seconds before the end that count as closing titles: such a video starts from its beginning. */
const ENDING = 10;

/** Where to go on, in seconds; 0 for the beginning. A short video (under 30 s) always starts there. */
export const resumeAt = (watched: number, duration: number): number => {
  if (!Number.isFinite(watched) || !Number.isFinite(duration)) return 0;
  return duration >= 30 && watched >= BEGUN && watched < duration && watched <= duration - ENDING ? watched : 0;
};

/** `1:05`, `1:01:05`. @param seconds whole ones are shown, rounded down */
export const clockTime = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
};

export type VideoCommand =
  | { do: 'toggle' | 'mute' | 'captions' | 'full-screen' }
  /** By seconds. */
  | { do: 'seek'; by: number };

const STEP = 5;
const COMMANDS: Record<string, VideoCommand> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  ArrowLeft: { do: 'seek', by: -STEP },
  ArrowRight: { do: 'seek', by: STEP },
  m: { do: 'mute' },
  c: { do: 'captions' },
  f: { do: 'full-screen' },
};

/**
 * What a key does. Time runs to the right in every language.
 * @param on where focus is: a button keeps its space bar, the player's own controls keep space and arrows as well
 */
export const videoCommand = (key: string, on: 'dialog' | 'button' | 'player'): VideoCommand | null => {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (on === 'button' && name === ' ') return null;
  if (on === 'player' && (name === ' ' || name.startsWith('Arrow'))) return null;
  return COMMANDS[name] ?? null;
};
