import { useRouter } from '@tanstack/react-router';
import { fileUrl } from '@zonekit/api-client/file/client';
import { Image } from '@zonekit/ui/image';
import * as css from './resource-picture.css.ts';

/** The picture of a resource beside its title; where it has none, a drawing that follows from its id. */
export function ResourcePicture({ item: { id, cover } }: { item: { id: string; cover: string | null } }) {
  const { api } = useRouter().options.context.config;
  return (
    <Image
      className={css.picture}
      src={cover === null ? undefined : fileUrl(api, cover)}
      alt=""
      width={300}
      height={188}
      cover={{ id, kind: 'range' }}
      rounded
    />
  );
}
