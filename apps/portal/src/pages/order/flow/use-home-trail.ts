import { useRouter } from '@tanstack/react-router';

/** The way from the home page. @param below pages between it and the one that is shown */
export const useHomeTrail = (...below: readonly { label: string; href: string }[]) => {
  const home = useRouter().options.context.words.get().variant?.nav.home ?? '';
  return [{ label: home, href: '/' }, ...below];
};
