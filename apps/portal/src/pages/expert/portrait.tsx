import { useRouter } from '@tanstack/react-router';
import { fileUrl } from '@zonekit/api-client/file/client';
import * as css from './expert.css.ts';

/** An expert's photo, or the first letter of the name. Decoration where `alt` is empty. */
export function Portrait({
  photo,
  name,
  alt = '',
  size = 72,
}: {
  photo: string | null;
  name: string;
  alt?: string;
  size?: number;
}) {
  const { api } = useRouter().options.context.config;
  return photo ? (
    <img className={css.portrait} src={fileUrl(api, photo)} alt={alt} width={size} height={size} loading="lazy" />
  ) : (
    <span className={css.initial} style={{ width: size, height: size }} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  );
}
