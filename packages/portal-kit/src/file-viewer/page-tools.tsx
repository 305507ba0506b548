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
        disabled={page <= 1}
        onClick={() => onGo(page - 1)}
      />
      <PageJump key={page} page={page} count={count} onGo={onGo} />
      <IconButton
        className={css.turn}
        label={t('nextPage')}
        icon={ChevronRight}
        disabled={page >= count}
        onClick={() => onGo(page + 1)}
      />
    </div>
  );
}

/** The page's number, to be typed over. Goes there on Enter and when the field is left. */
function PageJump({ page, count, onGo }: PageToolsProps) {
  const t = useKitTranslations('fileViewer');
  const [typed, setTyped] = useState(String(page));
  const go = () => {
    const wanted = Number.parseInt(typed, 10);
    if (Number.isNaN(wanted) || wanted === page) setTyped(String(page));
    else onGo(wanted);
  };
  return (
    <>
      <TextInput
        className={css.pageInput}
        aria-label={t('page')}
        inputMode="numeric"
        value={typed}
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
