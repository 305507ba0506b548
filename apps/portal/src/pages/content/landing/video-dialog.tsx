import type { Video } from '@zonekit/api-client/content/contract';
import { VideoModal } from '@zonekit/portal-kit/video-modal';
import { kitFormWords } from '../../../platform/words/kit-form-words.ts';
import { useLoadedWords } from '../../../platform/words/use-loaded-words.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { useFileUrl } from '../use-file-url.ts';

export interface VideoDialogProps {
  video: Video;
  onClose: () => void;
}

/** One video over the page, with its captions. */
export function VideoDialog({ video, onClose }: VideoDialogProps) {
  const t = useWords('contentShow');
  const fileUrl = useFileUrl();
  if (!useLoadedWords(kitFormWords.videoModal)) return null;
  return (
    <VideoModal
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      id={video.id}
      title={video.title}
      description={video.summary}
      source={{ src: fileUrl(video.file_id) ?? '', type: 'video/mp4' }}
      poster={fileUrl(video.poster)}
      captions={video.captions.map(({ lang, file_id }) => ({
        lang,
        src: fileUrl(file_id) ?? '',
        label: t(`captions.${lang}`),
      }))}
    />
  );
}
