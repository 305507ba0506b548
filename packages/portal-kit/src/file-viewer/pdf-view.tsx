'use client';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { Button } from '@zonekit/ui/button';
import { Spinner } from '@zonekit/ui/spinner';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { pageByKey } from './core/page-by-key.ts';
import * as css from './file-viewer.css.ts';
import type { SourceViewProps } from './image-view.tsx';
import { PageTools } from './page-tools.tsx';
import { usePdfFile } from './use-pdf-file.ts';
import { ZoomTools } from './zoom-tools.tsx';

export interface PdfViewProps extends SourceViewProps {
  /** Where `cmaps/`, `standard_fonts/`, `wasm/` and `iccs/` of pdfjs-dist are served, for fonts that a file lacks. */
  assetsUrl: string | undefined;
}

// Of our own build and so of the page's origin. The legacy worker, because the oldest supported browsers lack what the
// modern one uses.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).toString();

const MARGIN = 32;

/** A document, a page at a time: text to select and read out, page jump, zoom. Loaded only when one is opened. */
export default function PdfView({ source, onFailed, assetsUrl }: PdfViewProps) {
  const t = useKitTranslations('fileViewer');
  const { file, waiting, retry } = usePdfFile(source, onFailed);
  const ground = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  const [zoom, setZoom] = useState<number | null>(null);
  const [count, setCount] = useState(0);
  /**
   * The requested page and the last rendered one, which stays visible until the requested one is rendered; 0 before the
   * first.
   */
  const [page, setPage] = useState(1);
  const [drawn, setDrawn] = useState(0);
  const shown = drawn || page;
  const stuck = waiting && drawn !== page;

  useEffect(() => {
    const element = ground.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(Math.max(0, element.clientWidth - MARGIN)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const options = useMemo(() => {
    // Only visible parts are requested.
    const reading = { disableAutoFetch: true };
    if (assetsUrl === undefined) return reading;
    // Whole, as the worker would read a relative one from where its own file lies.
    const base = new URL(assetsUrl.replace(/\/?$/, '/'), document.baseURI).href;
    return {
      ...reading,
      cMapUrl: `${base}cmaps/`,
      cMapPacked: true,
      standardFontDataUrl: `${base}standard_fonts/`,
      wasmUrl: `${base}wasm/`,
      iccUrl: `${base}iccs/`,
    };
  }, [assetsUrl]);

  const go = (to: number) => setPage(Math.min(Math.max(1, to), count));
  const broken = () => onFailed('broken');
  const onDrawn = (number: number) => {
    if (number !== page || number === drawn) return;
    setDrawn(number);
    ground.current?.scrollTo({ top: 0 });
  };
  /** Past the end of a page its keys turn it, as they do in a reader of documents. */
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    const { scrollTop, clientHeight, scrollHeight } = event.currentTarget;
    const to = pageByKey(event, {
      page,
      count,
      atTop: scrollTop <= 0,
      atEnd: scrollTop + clientHeight >= scrollHeight - 1,
    });
    if (to === null) return;
    event.preventDefault();
    go(to);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div className={css.toolbar} role="group" aria-label={t('toolbar')}>
        <PageTools page={page} count={count} onGo={go} />
        <ZoomTools zoom={zoom} onZoomChange={setZoom} />
      </div>
      <div className={stuck ? css.stuck : undefined}>
        <VisuallyHidden role="status">{drawn > 0 && t('pageNow', { page: drawn, count })}</VisuallyHidden>
        <p role="status">{stuck && t('pageWaits', { page, shown: drawn })}</p>
        {stuck && (
          <Button size="sm" onClick={retry}>
            {t('retry')}
          </Button>
        )}
      </div>
      <section
        ref={ground}
        className={css.ground}
        aria-busy={drawn !== page}
        aria-label={count > 0 ? t('pageNow', { page: shown, count }) : t('document')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        onKeyDown={turn}
      >
        {file && (
          <Document
            className={css.page}
            file={file}
            options={options}
            // Otherwise failures are thrown, and the documents of a page are cached by address for its lifetime.
            suspense={false}
            loading={<Spinner label={t('loading')} labelVisible />}
            error={null}
            externalLinkTarget="_blank"
            externalLinkRel="noopener noreferrer"
            onItemClick={({ pageNumber }) => go(pageNumber)}
            onLoadSuccess={({ numPages }) => setCount(numPages)}
            onLoadError={broken}
            onSourceError={broken}
          >
            {width > 0 &&
              [...new Set([shown, page])].map((number) => (
                <div key={number} className={number === shown ? undefined : css.behind}>
                  <Page
                    pageNumber={number}
                    width={width * (zoom ?? 1)}
                    className={css.paper}
                    // Paper is white in every theme.
                    loading={
                      <div data-theme="light" className={css.blank}>
                        <Spinner label={t('loading')} labelVisible />
                      </div>
                    }
                    error={null}
                    onLoadError={broken}
                    onRenderSuccess={() => onDrawn(number)}
                    onRenderError={broken}
                  />
                </div>
              ))}
          </Document>
        )}
      </section>
    </>
  );
}
