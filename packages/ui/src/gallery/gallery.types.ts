export interface GalleryPicture {
  src: string;
  /** What it shows; names the button that opens it too, so it is never empty. */
  alt: string;
  /** Of the picture, in px. */
  width: number;
  height: number;
  caption?: string;
  /** A smaller file for the grid. */
  thumb?: string;
}

export interface GalleryLabels {
  /** The name of a picture's button in the grid: 'Enlarge: …'. */
  open: (alt: string) => string;
  /** The name of the last button where more pictures are behind it: 'Enlarge: …, and 3 more'. */
  openMore?: (alt: string, more: number) => string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** '2 of 5' */
  position: (index: number, count: number) => string;
  /** Of 100 for the whole: '150 %'. */
  zoom: (percent: number) => string;
}
