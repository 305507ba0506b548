import type { Technique } from '@zonekit/api-client/business/recommendation/contract';
import { Accordion } from '@zonekit/ui/accordion';
import { DescriptionList } from '@zonekit/ui/description-list';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { Paragraphs } from '../../shared/offer/paragraphs.tsx';
import * as css from './technique-row.css.ts';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A technique: how mature it is, what was measured with it, and on request all that is known of it. */
export function TechniqueRow({ technique }: { technique: Technique }) {
  const t = useWords('businessNewTechnique');
  const { lang, field, stage, maturity, offer, price, holder, headline, snippet, result, introduction } = technique;
  const { uses, rights, phone, published_on } = technique;
  return (
    <div className={css.row}>
      <div className={css.body}>
        <h2 className={css.title}>
          <RowTitle item={technique} />
        </h2>
        <p className={css.tags}>
          <Tag>{t(`fields.${field}`)}</Tag>
          <Tag>{t(`offers.${offer}`)}</Tag>
        </p>
        <p lang={lang}>{snippet ? <MarkedText pieces={snippet} /> : headline}</p>
        <p className={css.note} lang={lang}>
          {holder}
        </p>
      </div>
      <dl className={css.result}>
        <dt className={css.note} lang={lang}>
          {result.name}
        </dt>
        <dd lang={lang}>
          {result.before} → <b className={css.figure}>{result.after}</b>
        </dd>
      </dl>
      <div className={css.stage}>
        <p>{t('level', { level: maturity, stage: t(`stages.${stage}`) })}</p>
        <span className={css.levels} aria-hidden="true">
          {LEVELS.map((level) => (
            <i key={level} className={css.level} data-reached={level <= maturity ? '' : undefined} />
          ))}
        </span>
        <p className={css.note} lang={lang}>
          {price}
        </p>
      </div>
      <Accordion.Item kind="text" className={css.more}>
        <Accordion.Title aria-label={t('moreOf', { title: technique.title })}>{t('more')}</Accordion.Title>
        <Accordion.Content className={css.content}>
          <Paragraphs text={introduction} lang={lang} />
          <DescriptionList
            className={css.facts}
            items={[
              ...(uses.length > 0
                ? [{ label: t('uses'), value: <span lang={lang}>{uses.join(t('comma'))}</span> }]
                : []),
              { label: t('rights'), value: <span lang={lang}>{rights}</span> },
              { label: t('holder'), value: <span lang={lang}>{holder}</span> },
              { label: t('phone'), value: <a href={`tel:${phone}`}>{phone}</a> },
              { label: t('published'), value: <time dateTime={published_on}>{published_on}</time> },
            ]}
          />
        </Accordion.Content>
      </Accordion.Item>
    </div>
  );
}
