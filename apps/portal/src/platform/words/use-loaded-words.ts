import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { NameSpace } from './define-words.ts';

/** Loads the words of a part of the page that comes later, such as a dialog; whether they are there. */
export const useLoadedWords = (...names: NameSpace[]): boolean => {
  const { words } = useRouter().options.context;
  const nameList = names.join(' ');
  const [ready, setReady] = useState(() => names.every((name) => words.loaded().includes(name)));
  useEffect(() => {
    let mounted = true;
    void words.load(...(nameList.split(' ') as NameSpace[])).then(() => {
      if (mounted) setReady(true);
    });
    return () => {
      mounted = false;
    };
  }, [words, nameList]);
  return ready;
};
