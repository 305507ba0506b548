import { useNavigate } from '@tanstack/react-router';
import type { Video } from '@zonekit/api-client/content/contract';
import { Icon } from '@zonekit/ui/icon';
import { Image } from '@zonekit/ui/image';
import { Tag } from '@zonekit/ui/tag';
import { Play } from 'lucide-react';
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { useFileUrl } from '../use-file-url.ts';
import type { VideoDialogProps } from './video-dialog.tsx';
import * as css from './videos.css.ts';

interface VideosProps {
  videos: readonly Video[];
  /** Of the video that the address opens. */
  videoId: string | undefined;
}

/** Videos with their posters; one opens in the video modal, and as a file without script. */
export function Videos({ videos, videoId }: VideosProps) {
  const t = useWords('contentShow');
  const fileUrl = useFileUrl();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<VideoDialogProps>>();
  const video = videos.find(({ id }) => id === videoId);
  const isOpen = video !== undefined;
  useEffect(() => {
    if (isOpen) void import('./video-dialog.tsx').then(({ VideoDialog }) => setDialog(() => VideoDialog));
  }, [isOpen]);
  const open = (id: string | undefined) =>
    void navigate({ to: '/entrance/show', search: id === undefined ? {} : { video: id }, resetScroll: false });
  const onClick = (event: MouseEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(id);
  };
  if (videos.length === 0) return <p className={css.none}>{t('none')}</p>;
  return (
    <>
      <ul className={css.videos}>
        {videos.map(({ id, title, lang, topic, seconds, published_on, file_id, poster }) => (
          <li key={id}>
            <a href={fileUrl(file_id)} className={css.video} onClick={(event) => onClick(event, id)}>
              <span className={css.poster}>
                <Image src={fileUrl(poster)} alt="" width={1080} height={608} cover={{ id, kind: 'sector' }} rounded />
                <span className={css.play}>
                  <Icon as={Play} />
                  {t('play', { seconds })}
                </span>
              </span>
              <span className={css.title} lang={lang}>
                {title}
              </span>
              <span className={css.meta}>
                <Tag>{t(`topic.${topic}`)}</Tag>
                <time dateTime={published_on}>{published_on}</time>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {video && Dialog && <Dialog key={video.id} video={video} onClose={() => open(undefined)} />}
    </>
  );
}
