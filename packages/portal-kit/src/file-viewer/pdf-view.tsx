'use client';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { IconButton } from '@zonekit/ui/icon-button';
import { Spinner } from '@zonekit/ui/spinner';
import { TextInput } from '@zonekit/ui/text-input';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { pageByKey } from './core/page-by-key.ts';
import * as css from './file-viewer.css.ts';
import type { SourceViewProps } from './image-view.tsx';
import { useSourceUrl } from './source-url.ts';
import { ZoomTools } from './zoom-tools.tsx';

export interface PdfViewProps extends SourceViewProps {
  /** Where `cmaps/`, `standard_fonts/`, `wasm/` and `iccs/` of pdfjs-dist are served, for fonts that a file lacks. */
  assetsUrl: string | undefined;
}

// Of our own build and so of the page's origin. The legacy worker, because the browsers of design.md lack what the
// modern one uses.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).toString();

const MARGIN = 32;

/** A document, a page at a time: text to select and read out, page jump, zoom. Loaded only when one is opened. */
export default function PdfView({ source, onBroken, assetsUrl }: PdfViewProps) {
  const t = useKitTranslations('fileViewer');
  const url = useSourceUrl(source);
  const ground = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  const [zoom, setZoom] = useState<number | null>(null);
  const [count, setCount] = useState(0);
  const [page, setPage] = useState(1);

  useEffect(() => {
    const element = ground.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(Math.max(0, element.clientWidth - MARGIN)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const options = useMemo(() => {
    if (assetsUrl === undefined) return {};
    // Whole, as the worker would read a relative one from where its own file lies.
    const base = new URL(assetsUrl.replace(/\/?$/, '/'), document.baseURI).href;
    return {
      cMapUrl: `${base}cmaps/`,
      cMapPacked: true,
      standardFontDataUrl: `${base}standard_fonts/`,
      wasmUrl: `${base}wasm/`,
      iccUrl: `${base}iccs/`,
    };
  }, [assetsUrl]);

  const go = (to: number) => {
    setPage(Math.min(Math.max(1, to), count));
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
      <div className={css.toolbar} role="toolbar" aria-label={t('toolbar')}>
        <div className={css.tools}>
          <IconButton
            className={css.turn}
            label={t('previousPage')}
            icon={ChevronLeft}
            disabled={page <= 1}
            onClick={() => go(page - 1)}
          />
          <PageJump key={page} page={page} count={count} onGo={go} />
          <IconButton
            className={css.turn}
            label={t('nextPage')}
            icon={ChevronRight}
            disabled={page >= count}
            onClick={() => go(page + 1)}
          />
        </div>
        <ZoomTools zoom={zoom} onZoomChange={setZoom} />
      </div>
      <section
        ref={ground}
        className={css.ground}
        aria-label={count > 0 ? t('pageNow', { page, count }) : t('document')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        onKeyDown={turn}
      >
        {url && (
          <Document
            className={css.page}
            file={url}
            options={options}
            // Otherwise failures are thrown, and the documents of a page are kept by their address for its lifetime.
            suspense={false}
            loading={<Spinner label={t('loading')} labelVisible />}
            error={null}
            externalLinkTarget="_blank"
            externalLinkRel="noopener noreferrer"
            onLoadSuccess={({ numPages }) => setCount(numPages)}
            onLoadError={onBroken}
            onSourceError={onBroken}
          >
            {width > 0 && (
              <Page
                pageNumber={page}
                width={width * (zoom ?? 1)}
                loading={<Spinner label={t('loading')} labelVisible />}
                error={null}
                onRenderError={onBroken}
              />
            )}
          </Document>
        )}
      </section>
    </>
  );
}

type PageJumpProps = { page: number; count: number; onGo: (page: number) => void };

/** The page's number, to be typed over. Goes there on Enter and when the field is left. */
function PageJump({ page, count, onGo }: PageJumpProps) {
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
      <span>{t('ofPages', { count })}</span>
    </>
  );
}
