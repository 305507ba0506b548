export {
  clockTime,
  isHls,
  resumeAt,
  VIDEO_LANGUAGE,
  VIDEO_RATIO,
  type VideoCaptions,
  type VideoCommand,
  type VideoFailure,
  type VideoSource,
  videoCommand,
  videoFailure,
} from './video.ts';
