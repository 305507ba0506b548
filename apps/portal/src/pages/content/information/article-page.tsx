import type { InformationDetail } from '@zonekit/api-client/content/contract';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Facts } from '@zonekit/ui/facts';
import { Image } from '@zonekit/ui/image';
import { Link } from '@zonekit/ui/link';
import { Prose } from '@zonekit/ui/prose';
import { SectionHead } from '@zonekit/ui/section-head';
import { Tag } from '@zonekit/ui/tag';
import { variant } from '#variant/variant.ts';
import type { CleanHtml } from '../../../platform/data/clean-html.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { PageShare } from '../../shared/share/page-share.tsx';
import { useFileUrl } from '../use-file-url.ts';
import * as css from './information.css.ts';
import { InformationRow } from './information-row.tsx';

const LIST = '/talent/newsBulletin';

/** One information item: its picture, text and what else is of its kind. */
export function ArticlePage({ item, body }: { item: InformationDetail; body: CleanHtml }) {
  const t = useWords('contentListDetails');
  const words = useWords('content');
  const fileUrl = useFileUrl();
  const kind = words(`kind.${item.kind}`);
  return (
    <DetailPage
      trail={[
        { label: words('home'), href: '/' },
        { label: t('list'), href: LIST },
        { label: kind, href: `${LIST}?kind=${item.kind}` },
      ]}
      title={item.title}
      lang={item.lang}
      chips={<Tag>{kind}</Tag>}
      facts={
        <Facts
          className={css.facts}
          items={[
            { label: t('facts.source'), value: item.source },
            { label: t('facts.published'), value: <time dateTime={item.published_on}>{item.published_on}</time> },
            { label: t('facts.kind'), value: kind },
          ]}
        />
      }
      outline={body.outline}
      card={
        <Card className={css.card}>
          <h2 className={css.cardTitle}>{t('ask')}</h2>
          <p className={css.cardLine}>{t('askLine')}</p>
          <Button asChild kind="primary">
            <a href={`tel:${variant.footer.hotline.replaceAll('-', '')}`}>{variant.footer.hotline}</a>
          </Button>
        </Card>
      }
      aside={
        <PageShare
          poster={{
            title: item.title,
            figures: [
              { label: t('facts.source'), value: item.source },
              { label: t('facts.published'), value: item.published_on },
            ],
          }}
        />
      }
      after={
        item.related.length > 0 && (
          <section className={css.section} aria-labelledby="related" data-unprinted="">
            <SectionHead
              id="related"
              title={t('related')}
              more={
                <Link kind="more" href={`${LIST}?kind=${item.kind}`}>
                  {t('all')}
                </Link>
              }
            />
            <ul>
              {item.related.map((other) => (
                <li key={other.id}>
                  <InformationRow item={other} />
                </li>
              ))}
            </ul>
          </section>
        )
      }
    >
      {item.cover !== null && (
        <Image
          className={css.lead}
          src={fileUrl(item.cover)}
          alt=""
          width={1080}
          height={675}
          cover={{ id: item.id, kind: 'contour' }}
          priority
          rounded
        />
      )}
      <Prose cleanHtml={body.html} lang={item.lang} />
    </DetailPage>
  );
}
