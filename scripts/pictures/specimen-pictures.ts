import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { componentId } from '../../.storybook/docs/groups.ts';
import { type Documented, readDocuments, root } from '../facts/documents.ts';
import { storiesOf } from '../facts/stories-of.ts';

/** A component's picture on the overview, reduced from the one that the visual tests compare. */
export interface SpecimenPicture {
  /** `ui-button.light.webp` */
  name: string;
  /** Absolute path of the picture of its first story. */
  source: string;
}

/** Stories of the kit have no picture in the dark. */
const SCHEMES = { ui: ['light', 'dark'], 'portal-kit': ['light'] } as const;

const picturesOf = ({ book, title, folder, stem }: Documented): SpecimenPicture[] => {
  const story = storiesOf(readFileSync(join(folder, `${stem}.stories.tsx`), 'utf8'))?.stories.find(
    ({ shown }) => shown,
  );
  const component = componentId(title);
  return SCHEMES[book].map((scheme) => ({
    name: `${component}.${scheme}.webp`,
    source: join(root, 'tests/visual/__screenshots__', component, `${story?.id.split('--')[1]}.${scheme}.png`),
  }));
};

export const readSpecimenPictures = async (): Promise<SpecimenPicture[]> => (await readDocuments()).flatMap(picturesOf);

/** Twice the picture's place on a card, for dense screens. */
const LARGEST = { width: 560, height: 320 };
/** A picture this many times wider than high is cut, or its text would be too small. */
const STRIP = { ratio: 4, width: 400 };

/** Without the empty ground around the component. */
export const reduceSpecimen = async (source: string): Promise<Buffer> => {
  const trimmed = await sharp(source).trim({ threshold: 4 }).toBuffer({ resolveWithObject: true });
  const { width, height } = trimmed.info;
  const picture = sharp(trimmed.data);
  if (width > STRIP.width && width > height * STRIP.ratio)
    picture.extract({ left: 0, top: 0, width: STRIP.width, height });
  return picture
    .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85, effort: 2 })
    .toBuffer();
};
