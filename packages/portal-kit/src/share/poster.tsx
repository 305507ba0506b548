'use client';
import { Button } from '@zonekit/ui/button';
import { Spinner } from '@zonekit/ui/spinner';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../file-viewer/source-url.ts';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { PosterContent } from './core/poster-layout.ts';
import { drawPoster } from './draw-poster.ts';
import * as css from './share.css.ts';
import { useLook } from './use-look.ts';

export interface PosterProps {
  content: PosterContent;
  address: string;
}

type Drawn = { status: 'drawing' } | { status: 'failed' } | { status: 'drawn'; file: File; url: string };

/** A file name that every system takes. */
const fileName = (title: string) =>
  `${
    title
      .replace(/[\\/:*?"<>|\s]+/g, ' ')
      .trim()
      .slice(0, 60) || 'poster'
  }.png`;

/** The poster as it was drawn, to be saved, or sent where the browser can send files. */
export function Poster({ content, address }: PosterProps) {
  const t = useKitTranslations('share');
  const host = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>({ status: 'drawing' });
  const [tries, setTries] = useState(0);
  const [notSent, setNotSent] = useState(false);
  const { title, figures, deadline } = content;
  const scan = t('posterScan');
  const name = fileName(title);
  // Compared by its text: each render passes a new object with the same content.
  const text = JSON.stringify(content);
  const look = useLook();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry and a theme change redraw the poster
  useEffect(() => {
    let url: string | undefined;
    let gone = false;
    // Until another is drawn, the one before stays, and the focus on its buttons.
    setDrawn((before) => (before.status === 'failed' ? { status: 'drawing' } : before));
    const draw = async () => {
      if (!host.current) return;
      try {
        const blob = await drawPoster(JSON.parse(text) as PosterContent, { address, scan, host: host.current });
        if (gone) return;
        url = URL.createObjectURL(blob);
        setDrawn({ status: 'drawn', file: new File([blob], name, { type: blob.type }), url });
      } catch {
        if (!gone) setDrawn({ status: 'failed' });
      }
    };
    void draw();
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [text, address, scan, name, look, tries]);

  const send = async (file: File) => {
    setNotSent(false);
    try {
      await navigator.share({ files: [file], title });
    } catch (error) {
      // Who closes the system's panel has not failed.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setNotSent(true);
    }
  };

  const said = [title, ...figures.map(({ label, value }) => `${label} ${value}`), ...(deadline ? [deadline] : [])];
  return (
    <div ref={host} className={css.poster} data-state={drawn.status}>
      {drawn.status === 'drawing' && <Spinner label={t('posterDrawing')} />}
      {drawn.status === 'failed' && <Button onClick={() => setTries(tries + 1)}>{t('posterAgain')}</Button>}
      {drawn.status === 'drawn' && (
        <>
          <img
            className={css.posterImage}
            src={drawn.url}
            alt={t('posterAlt', { said: said.join(t('posterComma')) })}
          />
          <div className={css.posterActions}>
            <Button
              size="sm"
              onClick={() => saveFile({ name: drawn.file.name, type: drawn.file.type, blob: drawn.file })}
            >
              {t('posterSave')}
            </Button>
            {typeof navigator.canShare === 'function' && navigator.canShare({ files: [drawn.file] }) && (
              <Button size="sm" onClick={() => void send(drawn.file)}>
                {t('posterSend')}
              </Button>
            )}
          </div>
        </>
      )}
      <p role="status" className={css.message}>
        {drawn.status === 'failed' && t('posterFailed')}
        {notSent && t('posterNotSent')}
      </p>
    </div>
  );
}
