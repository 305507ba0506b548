import { token } from '@zonekit/ui/theme';
import { encode } from 'uqr';
import { type Font, type Ink, layOutPoster, type PosterContent } from './core/poster-layout.ts';

/** Pixels for each CSS pixel: sharp on a phone. */
const DENSITY = 2;

/** The tokens that a poster is drawn in. A code is dark on light in every theme. */
const INKS = {
  ground: token('surface-page'),
  text: token('text-primary'),
  faint: token('text-secondary'),
  line: token('border-hairline'),
  accent: token('accent-solid'),
  onAccent: token('text-on-accent'),
  signal: token('signal-text'),
  signalGround: token('signal-soft'),
} satisfies Record<Exclude<Ink, 'paper' | 'code'>, string>;

/** `var(--zk-text-primary)` → `--zk-text-primary`. */
const nameOf = (variable: string) => variable.slice('var('.length, -1);

/**
 * Draws a poster as a PNG in the colours and the typeface that `host` has in its page.
 * @throws Error where the browser gives no canvas or no picture
 */
export async function drawPoster(
  content: PosterContent,
  { address, scan, host }: { address: string; scan: string; host: Element },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas to draw on.');
  const page = getComputedStyle(host);
  const colour = (ink: Ink) => {
    if (ink === 'paper') return '#fff';
    return ink === 'code' ? '#000' : page.getPropertyValue(nameOf(INKS[ink])).trim();
  };
  const fontOf = ({ size, weight }: Font) => `${weight} ${size}px ${page.fontFamily}`;
  const measure = (text: string, font: Font) => {
    context.font = fontOf(font);
    return context.measureText(text).width;
  };
  const { data: code } = encode(address, { border: 0, ecc: 'M' });
  const { width, height, pieces } = layOutPoster(content, { scan }, code, measure);

  // Its size clears a canvas, and everything that was set in it.
  canvas.width = width * DENSITY;
  canvas.height = height * DENSITY;
  context.scale(DENSITY, DENSITY);
  context.fillStyle = colour('ground');
  context.fillRect(0, 0, width, height);
  for (const piece of pieces) {
    if (piece.kind === 'mark') drawMark(context, piece, { ground: colour('accent'), line: colour('onAccent') });
    else {
      context.fillStyle = colour(piece.ink);
      if (piece.kind === 'box') context.fillRect(piece.x, piece.y, piece.width, piece.height);
      else {
        context.font = fontOf(piece.font);
        context.fillText(piece.text, piece.x, piece.y);
      }
    }
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser made no picture of the canvas.');
  return blob;
}

/** The mark of the header: lines in a rounded square of 36. */
const drawMark = (
  context: CanvasRenderingContext2D,
  { x, y, size, path }: { x: number; y: number; size: number; path: string },
  ink: { ground: string; line: string },
) => {
  context.save();
  context.translate(x, y);
  context.scale(size / 36, size / 36);
  context.fillStyle = ink.ground;
  context.beginPath();
  context.roundRect(0, 0, 36, 36, 6);
  context.fill();
  context.strokeStyle = ink.line;
  context.lineWidth = 2.5;
  context.stroke(new Path2D(path));
  context.restore();
};
