import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../platform/words/use-words.ts';
import * as css from '../shared/credentials/auth-form.css.ts';
import { authWords } from './words.ts';

const AgreementDialog = lazy(() => import('./agreement-dialog.tsx'));

/** Opens the agreements, which load on demand. */
export function AgreementLinks({ className }: { className: string }) {
  const t = useWords('authLogin');
  const { words } = useRouter().options.context;
  const [shown, setShown] = useState<'terms' | 'privacy' | null>(null);
  const open = async (text: 'terms' | 'privacy') => {
    await words.load(authWords.authAgreements);
    setShown(text);
  };
  return (
    <p className={className}>
      {(['terms', 'privacy'] as const).map((text) => (
        <button key={text} type="button" className={css.textButton} onClick={() => void open(text)}>
          {t(text)}
        </button>
      ))}
      {shown && (
        <Suspense>
          <AgreementDialog text={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </p>
  );
}
