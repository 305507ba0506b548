import sharp, { type Metadata, type Sharp } from 'sharp';
import { pathData } from './letters.ts';
import { ANGLE, type Area, type Mark, periodOf, placesOf, sizeFor } from './mark-layout.ts';
import { Refused } from './refused.ts';

/** Of all frames together. Takes 450 MB for as long as it is marked. */
const MAX_PIXELS = 50_000_000;

/** Each kind in its own kind; what is not here cannot be marked. */
const WRITE: Partial<Record<NonNullable<Metadata['format']>, (picture: Sharp) => Sharp>> = {
  png: (picture) => picture.png(),
  jpeg: (picture) => picture.jpeg({ quality: 90 }),
  webp: (picture) => picture.webp({ quality: 90 }),
  gif: (picture) => picture.gif(),
  heif: (picture) => picture.avif({ quality: 70, effort: 2 }),
};

/** By difference from what is below: white and black change by a fifth, and so does nearly all between. libvips counts alpha twice, a² × grey. */
const INK = 'fill="#e6e6e6" fill-opacity=".45"';

/** Marks on nothing, for an area around the middle of which the pattern stands. */
const overlay = (mark: Mark, size: number, { width, height }: Area): Buffer => {
  const letters = mark.letters.map(({ letter, x, y }) => {
    return `<path transform="translate(${x} ${y})" d="${pathData(letter)}"/>`;
  });
  const degrees = (ANGLE * 180) / Math.PI;
  const places = placesOf({ width, height }, periodOf(mark, size)).map(
    ({ x, y }) =>
      `<use href="#mark" transform="translate(${width / 2 + x} ${height / 2 + y}) rotate(${-degrees}) scale(${size / 1000} ${-size / 1000})"/>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${INK}><defs><g id="mark">${letters.join('')}</g></defs>${places.join('')}</svg>`,
  );
};

/**
 * The picture with marks over all of it, every frame of an animated one, in its own format and size. Other metadata
 * (camera, place) is removed.
 * @throws Refused for more than 50 megapixels, and for formats that a browser does not show
 */
export const markPicture = async (bytes: Buffer, mark: Mark): Promise<Buffer> => {
  const {
    width,
    height,
    format,
    pages = 1,
    pageHeight,
    orientation = 1,
  } = await sharp(bytes, {
    animated: true,
    limitInputPixels: false,
  }).metadata();
  const write = WRITE[format];
  if (!write) throw new Refused('unsupported', `a picture of format ${format}`);
  if (width * height > MAX_PIXELS) throw new Refused('too_large', `a picture of ${width} × ${height} pixels`);
  // Those from 5 on lie on their side. Source: EXIF 2.32, Orientation.
  const frame = orientation >= 5 ? { width: height, height: width } : { width, height: pageHeight ?? height };
  const size = sizeFor(frame);
  const period = periodOf(mark, size);
  // Of a picture that moves, the tile is a frame: libvips lays frames out below each other.
  const tile =
    pages > 1 ? frame : { width: Math.min(frame.width, period.x), height: Math.min(frame.height, 2 * period.y) };
  const input = sharp(bytes, { animated: pages > 1, autoOrient: orientation > 1, limitInputPixels: MAX_PIXELS });
  const marked = input.composite([
    { input: overlay(mark, size, tile), tile: true, gravity: 'northwest', blend: 'difference' },
  ]);
  return write(marked).toBuffer();
};
