import type { ChainDetail, ChainPosition } from '@zonekit/api-client/content/contract';

/** Height of a position and of its row, in px. */
const NODE_HEIGHT = 84;
const ROW = 100;
/** Width of the drawing; columns and the gaps between them are shares of it. */
const WIDTH = 1000;

export interface ChainLink {
  from: string;
  to: string;
  /** Of an SVG path. */
  d: string;
}

export interface ChainLayout {
  width: number;
  height: number;
  links: ChainLink[];
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Where the lines between positions run: columns side by side, each centred, a gap a third of a column. */
export const chainLayout = (segments: ChainDetail['segments']): ChainLayout => {
  const rows = Math.max(1, ...segments.map(({ positions }) => positions.length));
  const height = rows * ROW - (ROW - NODE_HEIGHT);
  const column = WIDTH / (segments.length + (segments.length - 1) / 3);
  const step = (column * 4) / 3;
  const places = new Map(
    segments.flatMap(({ positions }, index) => {
      const top = (height - (positions.length * ROW - (ROW - NODE_HEIGHT))) / 2;
      return positions.map(
        ({ id }, row) => [id, { left: index * step, y: top + row * ROW + NODE_HEIGHT / 2 }] as const,
      );
    }),
  );
  const links = segments
    .flatMap(({ positions }) => positions)
    .flatMap(({ id, supplies }: ChainPosition) =>
      supplies.flatMap((to): ChainLink[] => {
        const [a, b] = [places.get(id), places.get(to)];
        if (!a || !b || b.left <= a.left) return [];
        const start = a.left + column;
        const bend = (b.left - start) / 2;
        const d = `M${round(start)} ${a.y}C${round(start + bend)} ${a.y} ${round(b.left - bend)} ${b.y} ${round(b.left)} ${b.y}`;
        return [{ from: id, to, d }];
      }),
    );
  return { width: WIDTH, height, links };
};
