import type { CanvassDetail } from '@zonekit/api-client/policy/publication/contract';
import { useCanvass } from '@zonekit/api-client/policy/publication/hooks';
import { Button } from '@zonekit/ui/button';
import type { CleanHtml } from '../../../platform/data/clean-html.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { OpinionForm } from './opinion-form.tsx';
import { PublicationPage } from './publication-page.tsx';

interface CanvassPageProps {
  canvass: CanvassDetail;
  body: CleanHtml;
  fileId: string | undefined;
}

/** A draft with the form for opinions, and the user's own. */
export function CanvassPage({ canvass: served, body, fileId }: CanvassPageProps) {
  const t = useWords('policyPublications');
  const read = useCanvass(served.id);
  const canvass = (read.status === 'ready' && read.data) || served;
  return (
    <PublicationPage
      item={canvass}
      body={body}
      fileId={fileId}
      action={
        canvass.status === 'open' && (
          <Button asChild kind="primary" size="lg">
            <a href="#opinion">{t('give')}</a>
          </Button>
        )
      }
    >
      <OpinionForm canvass={canvass} />
    </PublicationPage>
  );
}
