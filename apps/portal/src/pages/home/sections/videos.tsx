import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { Container } from '@zonekit/ui/container';
import { Icon } from '@zonekit/ui/icon';
import { Image } from '@zonekit/ui/image';
import { SectionHead } from '@zonekit/ui/section-head';
import { Play } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import type { HomeVideo } from '../home-data.ts';
import { defineHomeSection } from '../home-section.ts';
import { useFileUrl } from '../use-file-url.ts';
import * as css from './videos.css.ts';

const Player = lazy(async () => ({ default: (await import('../video-dialog.tsx')).VideoDialog }));

const SHOWN = 5;
const length = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

interface Content {
  count: number;
  videos: readonly HomeVideo[];
}

function Videos({ content: { count, videos } }: { content: Content }) {
  const t = useWords('home');
  const [playing, setPlaying] = useState<HomeVideo | null>(null);
  const [open, setOpen] = useState(false);
  const [lead, ...others] = videos;
  const play = (video: HomeVideo) => (event: MouseEvent) => {
    event.preventDefault();
    setPlaying(video);
    setOpen(true);
  };
  return (
    <section id="roadshow-on-cloud" className={css.band} data-scope="inverse" aria-labelledby="home-videos">
      <Container>
        <SectionHead plain id="home-videos" title={t('videos.title')}>
          {t('videos.line', { count })}
        </SectionHead>
        <div className={css.videos}>
          {lead && <VideoLink video={lead} onClick={play(lead)} lead />}
          <ul className={css.list}>
            {others.map((video) => (
              <li key={video.id}>
                <VideoLink video={video} onClick={play(video)} />
              </li>
            ))}
          </ul>
        </div>
      </Container>
      {playing && (
        <Suspense fallback={null}>
          <Player video={playing} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </section>
  );
}

interface VideoLinkProps {
  video: HomeVideo;
  onClick: (event: MouseEvent) => void;
  lead?: boolean;
}

/** Without script it leads to the file itself. */
function VideoLink({ video, onClick, lead = false }: VideoLinkProps) {
  const t = useWords('home');
  const fileUrl = useFileUrl();
  const { id, title, lang, topic, seconds, poster, published_on, file_id } = video;
  return (
    <a href={fileUrl(file_id)} className={lead ? css.lead : css.item} onClick={onClick} aria-haspopup="dialog">
      <span className={css.frame}>
        <Image
          src={poster === null ? undefined : fileUrl(poster)}
          alt=""
          width={640}
          height={360}
          rounded
          cover={{ id, kind: 'sector' }}
        />
        {lead && (
          <span className={css.play}>
            <Icon as={Play} size={24} />
          </span>
        )}
        <span className={css.length}>{length(seconds)}</span>
      </span>
      <span>
        <span className={lead ? css.leadTitle : css.title} lang={lang}>
          {title}
        </span>
        <span className={css.meta}>
          <span>{t(`videos.topic.${topic}`)}</span>
          {lead && <time dateTime={published_on}>{published_on}</time>}
        </span>
      </span>
    </a>
  );
}

/** Roadshows on cloud: the latest videos. */
export const videos = defineHomeSection<Content>({
  load: async ({ data }) => {
    const read = await data.read(contentEndpoints.listVideos, { query: { sort: 'published_on', page_size: SHOWN } });
    if (!read || read.data.length === 0) return null;
    return { count: read.page.total, videos: read.data.map(({ title_hits: _, snippet: __, ...video }) => video) };
  },
  Section: Videos,
});
