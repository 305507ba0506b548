import type { PanoramaScene } from './core/tour.ts';

const [WIDTH, HEIGHT, HORIZON] = [2048, 1024, 540] as const;

/** A quay as one sees it all around, drawn on an equirectangular sheet: yaw across, pitch down. */
const draw = (name: string, hue: string): string => {
  const houses = Array.from({ length: 24 }, (_, i) => {
    const [x, height] = [i * 86, 40 + ((i * 37) % 90)];
    const windows = Array.from(
      { length: Math.floor(height / 20) },
      (__, row) =>
        `<path d="M${x + 8} ${HORIZON - height + 12 + row * 18}h52" stroke="#dcebf7" stroke-width="6" stroke-dasharray="8 6"/>`,
    );
    return `<rect x="${x}" y="${HORIZON - height}" width="68" height="${height}" fill="${hue}"/>${windows.join('')}`;
  });
  const slabs = Array.from(
    { length: 33 },
    (_, i) => `<path d="M${i * 64} ${HORIZON + 60}L${1024 + (i * 64 - 1024) * 2.4} ${HEIGHT}" stroke="#9fb4c8"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#5f9fd6"/><stop offset="1" stop-color="#eaf3fb"/></linearGradient></defs><rect width="${WIDTH}" height="${HORIZON}" fill="url(#sky)"/><rect y="${HORIZON}" width="${WIDTH}" height="60" fill="#0b4a86"/><rect y="${HORIZON + 60}" width="${WIDTH}" height="${HEIGHT}" fill="#d5dee7"/>${houses.join('')}${slabs.join('')}<g font-family="sans-serif" font-size="44" fill="#fff" text-anchor="middle"><rect x="874" y="350" width="300" height="76" fill="#083055"/><text x="1024" y="404">${name}</text></g></svg>`;
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
};

export const makeScenes = (): PanoramaScene[] => [
  {
    id: 'quay',
    name: '一号泊位',
    description: '站在一号泊位上：正前方是启航中心，身后是港池与防波堤。',
    picture: draw('启航中心', '#0b4a86'),
    ways: [{ to: 'gate', yaw: 30, pitch: -5 }],
  },
  {
    id: 'gate',
    name: '综保区卡口',
    description: '站在综保区卡口前：左侧是查验场地，右侧是标准厂房。',
    picture: draw('综保区三期', '#3b6e57'),
    ways: [{ to: 'quay', yaw: -30, pitch: -5 }],
  },
];
