import { useRouter } from '@tanstack/react-router';
import { fileUrl } from '@zonekit/api-client/file/client';
import * as css from './reading.css.ts';

/** Intrinsic size of an illustration's picture, which keeps its place while it loads. */
const WIDTH = 1100;
const HEIGHT = 625;

/** A picture that anybody may see. */
export function Picture({ fileId, alt, eager = false }: { fileId: string; alt: string; eager?: boolean }) {
  const { api } = useRouter().options.context.config;
  return (
    <img
      className={css.picture}
      src={fileUrl(api, fileId)}
      alt={alt}
      width={WIDTH}
      height={HEIGHT}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
