import type { CanvassDetail, PublicationDetail } from '@zonekit/api-client/policy/publication/contract';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { Card } from '@zonekit/ui/card';
import { Chip } from '@zonekit/ui/chip';
import { Facts } from '@zonekit/ui/facts';
import { Link } from '@zonekit/ui/link';
import { Prose } from '@zonekit/ui/prose';
import { SectionHead } from '@zonekit/ui/section-head';
import type { ReactNode } from 'react';
import type { CleanHtml } from '../../../platform/data/clean-html.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { PageShare } from '../../shared/share/page-share.tsx';
import { OpenPolicyFile, PolicyAttachments } from '../detail/policy-attachments.tsx';
import { publicationHref, type Tab, tabHref } from './publication-href.ts';
import * as css from './publications.css.ts';

export interface PublicationPageProps {
  item: PublicationDetail | CanvassDetail;
  body: CleanHtml;
  /** The attachment that the address opens. */
  fileId: string | undefined;
  /** The one action that the page is there for. */
  action?: ReactNode;
  children?: ReactNode;
}

/** An announcement or a draft: its text, what it belongs to, more of its kind. */
export function PublicationPage({ item, body, fileId, action, children }: PublicationPageProps) {
  const t = useWords('policyPublications');
  const tab: Tab = item.kind;
  const facts = [
    { label: t('facts.issuer'), value: item.issuer },
    { label: t('facts.published'), value: item.published_on },
    ...(item.closes_at
      ? [{ label: t('facts.closes'), value: item.closes_at.slice(0, 16).replace('T', ' ') }]
      : [{ label: t('facts.phone'), value: item.contact.phone }]),
    ...('opinions' in item
      ? [{ label: t('facts.opinions'), value: t('opinionsCount', { count: item.opinions }) }]
      : []),
  ];
  const links = [
    ...(item.declaration
      ? [{ name: t('declaration'), href: `/policy/policyDeclaration/${item.declaration.id}`, link: item.declaration }]
      : []),
    ...(item.policy ? [{ name: t('basis'), href: `/policy/policyDocument/${item.policy.id}`, link: item.policy }] : []),
  ];
  const hasFiles = item.attachments.length > 0;
  const hasCard = action !== undefined || links.length > 0;
  return (
    <DetailPage
      trail={[
        { label: t('home'), href: '/' },
        { label: t('policy'), href: '/policy' },
        { label: t(`tabs.${tab}`), href: tabHref(tab) },
      ]}
      title={item.title}
      lang={item.lang}
      line={item.issuer}
      chips={
        item.status &&
        item.kind === 'canvass' && (
          <Chip tone={item.status === 'open' ? 'warning' : 'neutral'}>{t(`status.canvass.${item.status}`)}</Chip>
        )
      }
      facts={<Facts className={css.facts} items={facts} />}
      outline={body.outline}
      card={
        hasCard && (
          <Card className={css.card}>
            <div className={css.cardList}>
              {links.map(({ name, href, link }) => (
                <p key={href}>
                  <b className={css.cardTitle}>{name}</b>
                  <br />
                  <Link kind="text" href={href} lang={link.lang}>
                    {link.title}
                  </Link>
                </p>
              ))}
              {action}
            </div>
          </Card>
        )
      }
      aside={<PageShare poster={{ title: item.title, figures: facts.slice(0, 2) }} />}
      after={<Related items={item.related} tab={tab} />}
    >
      <Prose cleanHtml={body.html} lang={item.lang} />
      {hasFiles && (
        <section aria-labelledby="attachments">
          <h2 id="attachments">{t('attachments')}</h2>
          <PolicyAttachments files={item.attachments} />
          <OpenPolicyFile files={item.attachments} fileId={fileId} />
        </section>
      )}
      {children}
    </DetailPage>
  );
}

function Related({ items, tab }: { items: PublicationDetail['related']; tab: Tab }) {
  const t = useWords('policyPublications');
  if (items.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="related" data-unprinted="">
      <SectionHead
        id="related"
        title={t('related')}
        more={
          <Link kind="more" href={tabHref(tab)}>
            {t('all')}
          </Link>
        }
      />
      <ul className={css.related}>
        {items.map((item) => (
          <li key={item.id}>
            <Card href={publicationHref(item)} className={css.relatedCard}>
              <h3 className={css.relatedTitle} lang={item.lang}>
                {item.title}
              </h3>
              <time className={css.small} dateTime={item.published_on}>
                {item.published_on}
              </time>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
