import type { SeedFile } from '../file/seed-file.types.ts';
import { demo, staff } from '../space/leasing.steps.ts';

/** Whose papers: no two enterprises share a file. */
const OWNERS = { lantu: demo, haiheng: staff, yunfan: staff, founder: staff } as const;
export type Papers = keyof typeof OWNERS;

export const idCopyOf = (papers: Papers): string => `f-reg-id-${papers}`;
export const premisesOf = (papers: Papers): string => `f-reg-premises-${papers}`;

const drawing = (title: string, lines: readonly string[]): string => {
  const rows = lines.map(
    (line, index) => `<text x="70" y="${200 + index * 60}" font-size="28" fill="#14202b">${line}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="540" viewBox="0 0 860 540"><rect width="860" height="540" fill="#ffffff"/><rect x="24" y="24" width="812" height="492" fill="none" stroke="#025d9f" stroke-width="3"/><text x="430" y="110" font-size="36" font-weight="700" text-anchor="middle" fill="#025d9f">${title}</text>${rows.join('')}</svg>`;
};

const file = (id: string, papers: Papers, name: string, nameEn: string, svg: string): SeedFile => ({
  id,
  name,
  nameEn,
  kind: 'image',
  mime: 'image/png',
  access: 'private',
  owner_id: OWNERS[papers].user_id,
  make: async (inZone) => (await import('../file/raster.ts')).toPng(inZone(svg)),
});

/** Copies that forms have attached, drawn. */
export const paperFiles: readonly SeedFile[] = (Object.keys(OWNERS) as Papers[]).flatMap((papers) => [
  file(
    idCopyOf(papers),
    papers,
    '法定代表人身份证件.png',
    'Identity card.png',
    drawing('身份证件（样张）', ['样张，不作证明', '姓名、号码见申请表', papers]),
  ),
  file(
    premisesOf(papers),
    papers,
    '住所使用证明.png',
    'Proof of the premises.png',
    drawing('住所使用证明（样张）', ['样张，不作证明', '租赁期限见合同', papers]),
  ),
]);
