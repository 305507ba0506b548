import { join } from 'node:path';
import type { Context } from '../../../frame/context.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** The storage that the configuration names. */
export const storageOf = ({ config }: Pick<Context, 'config'>): Storage => {
  const folder = join(config.dataDir, 'files');
  return config.s3 ? s3Storage(join(folder, 'incoming'), config.s3) : diskStorage(folder);
};
