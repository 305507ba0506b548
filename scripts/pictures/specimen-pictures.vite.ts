import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readSpecimenPictures, reduceSpecimen } from './specimen-pictures.ts';

const FOLDER = 'specimens';

/** Vite plugin of the Storybook: `specimens/ui-button.light.webp`, the pictures of its overview. */
export const specimenPictures = (): Plugin => ({
  name: 'zonekit:specimen-pictures',
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${FOLDER}`, async (request, response, next) => {
      const name = request.url?.slice(1).split('?')[0];
      const picture = (await readSpecimenPictures()).find((each) => each.name === name);
      if (!picture) return next();
      response.setHeader('content-type', 'image/webp').end(await reduceSpecimen(picture.source));
    });
  },
  async generateBundle() {
    const pictures = await readSpecimenPictures();
    await Promise.all(
      pictures.map(async ({ name, source }) => {
        // Pictures of a new component are taken from the Storybook that is built here.
        if (!existsSync(source)) return this.warn(`${name} has no picture yet: npm run pn -- run pictures:update`);
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source: await reduceSpecimen(source) });
      }),
    );
  },
});
