'use client';
import { FileViewer, type ViewedFile } from '@zonekit/portal-kit/file-viewer';
import { VideoModal } from '@zonekit/portal-kit/video-modal';
import { Button } from '@zonekit/ui/button';
import { ButtonGroup } from '@zonekit/ui/button-group';
import { Container } from '@zonekit/ui/container';
import { Heading } from '@zonekit/ui/heading';
import { useState } from 'react';

const report: ViewedFile = { id: 'report', name: 'Report.pdf', kind: 'pdf', mime: 'application/pdf', size: 301_124 };
const map: ViewedFile = { id: 'map', name: 'Map.svg', kind: 'image', mime: 'image/svg+xml', size: 150 };

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#0b4a86"/></svg>';

const load = async ({ name, mime, kind }: ViewedFile) =>
  ({
    status: 'ready',
    name,
    type: mime,
    ...(kind === 'pdf' ? { url: '/files/long.pdf' } : { blob: new Blob([drawing], { type: mime }) }),
  }) as const;

/** @param pdfAssetsUrl where the bundler of the app has placed the files of pdf.js */
export function Files({ pdfAssetsUrl }: { pdfAssetsUrl?: string }) {
  const [file, setFile] = useState<ViewedFile | null>(null);
  const [film, setFilm] = useState(false);
  return (
    <Container>
      <Heading level={1}>Files</Heading>
      <ButtonGroup label="Files of the bay">
        <Button onClick={() => setFile(report)}>Report</Button>
        <Button onClick={() => setFile(map)}>Map</Button>
        <Button onClick={() => setFilm(true)}>Film</Button>
      </ButtonGroup>
      {file && (
        <FileViewer
          open
          onOpenChange={() => setFile(null)}
          file={file}
          load={() => load(file)}
          apply={async () => 'pending'}
          onLogin={() => undefined}
          {...(pdfAssetsUrl !== undefined && { pdfAssetsUrl })}
        />
      )}
      <VideoModal
        open={film}
        onOpenChange={setFilm}
        id="harbour"
        title="The harbour"
        source={{ src: '/files/harbour.mp4' }}
      />
    </Container>
  );
}
