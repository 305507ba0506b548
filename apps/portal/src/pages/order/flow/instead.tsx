import { FormPage } from '@zonekit/portal-kit/form-page';
import { Button } from '@zonekit/ui/button';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { useHomeTrail } from './use-home-trail.ts';

/** In place of the form: why it cannot be filled in, and the way on. */
export function Instead({ title, hint, children }: { title: string; hint: ReactNode; children: ReactNode }) {
  const t = useWords('orderFlow');
  const trail = useHomeTrail();
  return (
    <FormPage trail={trail} title={t('title')}>
      <EmptyState headingLevel={2} title={title} action={children}>
        {hint}
      </EmptyState>
    </FormPage>
  );
}

export function Catalogues() {
  const t = useWords('orderFlow');
  return (
    <>
      <Button asChild>
        <Link href="/experiment/instrument">{t('toInstruments')}</Link>
      </Button>{' '}
      <Button asChild>
        <Link href="/business">{t('toServices')}</Link>
      </Button>{' '}
      <Button asChild>
        <Link href="/material/product">{t('toMall')}</Link>
      </Button>
    </>
  );
}
