export const PANORAMA_PATH = '/space/panoramagram';
/** Without header and footer, for embedding. */
export const EMBEDDED_PATH = '/single/blwvr';

/** A scene alone is enough of an address; with its panorama, nobody has to look for it. */
export interface PanoramaSearch {
  panorama: string | undefined;
  scene: string | undefined;
}

export const panoramaHref = (path: string, panorama: string, scene?: string): string =>
  `${path}?${new URLSearchParams({ panorama, ...(scene !== undefined && { scene }) })}`;
