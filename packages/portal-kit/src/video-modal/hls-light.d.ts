/** The build without subtitles, alternate audio and DRM: hls.js types its whole build alone. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
