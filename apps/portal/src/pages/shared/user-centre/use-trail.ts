import { useRouter } from '@tanstack/react-router';
import { useWords } from '../../../platform/words/use-words.ts';

/** The way from the home page to a page of the user centre. @param above pages between the centre and the one that is shown */
export const useTrail = (...above: readonly { label: string; href: string }[]) => {
  const t = useWords('userCentre');
  const home = useRouter().options.context.words.get().variant?.nav.home ?? '';
  return [{ label: home, href: '/' }, { label: t('centre'), href: '/userCenter' }, ...above];
};
