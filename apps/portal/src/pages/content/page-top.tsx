import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import type { ReactNode } from 'react';
import { useWords } from '../../platform/words/use-words.ts';
import * as css from './page-top.css.ts';

interface PageTopProps {
  title: string;
  lede: string;
  /** Pages between home and this one. */
  trail?: readonly { label: string; href: string }[];
  children?: ReactNode;
}

/** Where the page is, its title, and one line of what it is. */
export function PageTop({ title, lede, trail = [], children }: PageTopProps) {
  const t = useWords('content');
  return (
    <div className={css.top}>
      <Breadcrumb label={t('breadcrumb')} items={[{ label: t('home'), href: '/' }, ...trail, { label: title }]} />
      <h1 className={css.title}>{title}</h1>
      <p className={css.lede}>{lede}</p>
      {children}
    </div>
  );
}
