'use client';
import { Icon } from '@zonekit/ui/icon';
import { Image, Link, Printer, QrCode } from 'lucide-react';
import { type ComponentType, useId, useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { PosterContent } from './core/poster-layout.ts';
import type { PosterProps } from './poster.tsx';
import * as css from './share.css.ts';

export type { PosterContent } from './core/poster-layout.ts';

export interface ShareProps {
  /** The address to share; that of the page by default. Asked when it is needed, so never on a server. */
  address?: () => string;
  /** Content of the poster for chats. Without it no poster is offered. */
  poster?: PosterContent;
}

const here = () => window.location.href;

/**
 * Copies the page's address, shows it as a code for a phone or on a poster to save or send (encoder and drawing come when
 * they are asked for), prints the page.
 */
export function Share({ address = here, poster }: ShareProps) {
  const t = useKitTranslations('share');
  const [said, setSaid] = useState<'copied' | 'copyFailed' | 'posterFailed' | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const [Poster, setPoster] = useState<ComponentType<PosterProps> | null>(null);
  const codeId = useId();
  const posterId = useId();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setSaid('copied');
    } catch {
      setSaid('copyFailed');
    }
  };
  const toggleCode = async () => {
    if (code !== null) return setCode(null);
    setPoster(null);
    const { renderSVG } = await import('uqr');
    setCode(`data:image/svg+xml,${encodeURIComponent(renderSVG(address(), { border: 1 }))}`);
  };

  const togglePoster = async () => {
    if (Poster) return setPoster(null);
    setCode(null);
    setSaid(null);
    try {
      const loaded = await import('./poster.tsx');
      setPoster(() => loaded.Poster);
    } catch {
      setSaid('posterFailed');
    }
  };

  return (
    <div className={css.share}>
      <div className={css.row}>
        <button type="button" className={css.item} onClick={() => void copy()}>
          <Icon as={Link} />
          {t('copy')}
        </button>
        <button
          type="button"
          className={css.item}
          aria-expanded={code !== null}
          aria-controls={codeId}
          onClick={() => void toggleCode()}
        >
          <Icon as={QrCode} />
          {t('code')}
        </button>
        {poster && (
          <button
            type="button"
            className={css.item}
            aria-expanded={Poster !== null}
            aria-controls={posterId}
            onClick={() => void togglePoster()}
          >
            <Icon as={Image} />
            {t('poster')}
          </button>
        )}
        <button type="button" className={css.item} onClick={() => window.print()}>
          <Icon as={Printer} />
          {t('print')}
        </button>
      </div>
      <div id={codeId}>
        {code !== null && (
          <div className={css.code}>
            <img className={css.image} src={code} alt={t('codeLabel')} width={160} height={160} />
            {t('codeHint')}
          </div>
        )}
      </div>
      {poster && <div id={posterId}>{Poster && <Poster content={poster} address={address()} />}</div>}
      <p role="status" className={css.message}>
        {said && t(said)}
      </p>
    </div>
  );
}
