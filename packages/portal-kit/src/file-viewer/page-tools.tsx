import { IconButton } from '@zonekit/ui/icon-button';
import { TextInput } from '@zonekit/ui/text-input';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './file-viewer.css.ts';

export interface PageToolsProps {
  page: number;
  count: number;
  onGo: (page: number) => void;
}

/** Turns pages, and jumps to one. */
export function PageTools({ page, count, onGo }: PageToolsProps) {
  const t = useKitTranslations('fileViewer');
  return (
    <div className={css.tools}>
      <IconButton
        className={css.turn}
        label={t('previousPage')}
        icon={ChevronLeft}
        // Stays in the page while it has the focus.
        aria-disabled={page <= 1 || undefined}
        onClick={() => onGo(page - 1)}
      />
      <PageJump page={page} count={count} onGo={onGo} />
      <IconButton
        className={css.turn}
        label={t('nextPage')}
        icon={ChevronRight}
        aria-disabled={page >= count || undefined}
        onClick={() => onGo(page + 1)}
      />
    </div>
  );
}

/** The page's number, to be typed over. Goes there on Enter and when the field is left. */
function PageJump({ page, count, onGo }: PageToolsProps) {
  const t = useKitTranslations('fileViewer');
  /** Until it is gone to; then the page's own number again. */
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const target = Number.parseInt(typed ?? '', 10);
    setTyped(null);
    if (!Number.isNaN(target)) onGo(target);
  };
  return (
    <>
      <TextInput
        className={css.pageInput}
        aria-label={t('page')}
        inputMode="numeric"
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={go}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') go();
        }}
      />
      <span className={css.pageCount} data-count={count}>
        {t('ofPages', { count })}
      </span>
    </>
  );
}
