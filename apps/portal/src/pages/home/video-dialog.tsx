import { VideoModal } from '@zonekit/portal-kit/video-modal';
import { kitFormWords } from '../../platform/words/kit-form-words.ts';
import { useLoadedWords } from '../../platform/words/use-loaded-words.ts';
import type { HomeVideo } from './home-data.ts';
import { useFileUrl } from './use-file-url.ts';

interface VideoDialogProps {
  video: HomeVideo;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Names of the languages of captions, each in itself. */
const LANGUAGES = { 'zh-CN': '中文', en: 'English' } as const;

export function VideoDialog({ video, open, onOpenChange }: VideoDialogProps) {
  const fileUrl = useFileUrl();
  if (!useLoadedWords(kitFormWords.videoModal)) return null;
  return (
    <VideoModal
      open={open}
      onOpenChange={onOpenChange}
      id={video.id}
      title={video.title}
      description={video.summary}
      source={{ src: fileUrl(video.file_id) }}
      poster={video.poster === null ? undefined : fileUrl(video.poster)}
      captions={video.captions.map(({ lang, file_id }) => ({ src: fileUrl(file_id), lang, label: LANGUAGES[lang] }))}
    />
  );
}
