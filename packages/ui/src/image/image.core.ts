/** `late` was not there when the page came to life; `loading` is what a page without script shows. */
export type ImageState = 'loading' | 'late' | 'loaded' | 'failed';

/** State of an `<img>` at hydration: it may have loaded or failed before any listener was attached. */
export const imageStateOf = (img: { complete: boolean; naturalWidth: number }): ImageState => {
  if (!img.complete) return 'late';
  return img.naturalWidth > 0 ? 'loaded' : 'failed';
};
