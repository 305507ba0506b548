import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useWords } from '../platform/words/use-words.ts';
import { headOf } from './head-of.ts';

/** Title of the document while a 404 is shown: a page may learn only after it was rendered that its record is missing. */
export const useNotFoundTitle = () => {
  const t = useWords('shell');
  const { matches } = useRouter().state;
  const { title } = headOf([...matches, { status: 'notFound' }], t('notFound'));
  useEffect(() => {
    document.title = title;
  }, [title]);
};
