/** Builds every variant of the portal; with `--development`, ftz on React's development files as well, as the tests of pages use it. */
import { type Build, buildPortal, VARIANTS } from './build-portal.ts';

const builds: [variant: string, build: Build][] = VARIANTS.map((variant) => [variant, 'production']);
if (process.argv.includes('--development')) builds.push(['ftz', 'development']);

try {
  for (const [variant, build] of builds) {
    const hasBuilt = buildPortal(variant, build);
    console.log(`${variant}, ${build}: ${hasBuilt ? 'built' : 'nothing has changed since the last build'}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
