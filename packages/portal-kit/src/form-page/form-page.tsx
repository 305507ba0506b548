'use client';
import { Container } from '@zonekit/ui/container';
import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from '../detail-page/page-head.tsx';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './form-page.css.ts';

export interface FormPageProps extends Omit<PageHeadProps, 'breadcrumb'> {
  /** Progress, below the head: `StatusTimeline`. */
  progress?: ReactNode;
  /** Notices above the form: a restored draft, the reason of a return. */
  notices?: ReactNode;
  /** Beside the form, below it where the window is narrow: what has happened, whom to ask. */
  aside?: ReactNode;
  /** The form: `FormSection`s and a `FormFoot` in ui's `Form`. */
  children: ReactNode;
}

/** The frame of a form that has a page to itself: what it is for, how far it is, the form, and whom to ask. */
export function FormPage({ progress, notices, aside, children, ...head }: FormPageProps) {
  const t = useKitTranslations('formPage');
  return (
    <>
      <PageHead breadcrumb={t('breadcrumb')} {...head} />
      <Container>
        {progress}
        <div className={css.body}>
          <div className={css.main}>
            <div className={css.notices}>{notices}</div>
            {children}
          </div>
          {aside && <aside className={css.aside}>{aside}</aside>}
        </div>
      </Container>
    </>
  );
}
