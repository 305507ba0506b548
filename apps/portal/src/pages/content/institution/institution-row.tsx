import type { Institution } from '@zonekit/api-client/content/contract';
import { Accordion } from '@zonekit/ui/accordion';
import { Image } from '@zonekit/ui/image';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import { useFileUrl } from '../use-file-url.ts';
import * as css from './institution.css.ts';

interface InstitutionRowProps {
  institution: Institution;
  /** Of its name, below the headings of the page. */
  headingLevel?: 2 | 3;
}

/** A platform, base, institution or centre: what it offers, where it is, whom to call. */
export function InstitutionRow({ institution, headingLevel = 2 }: InstitutionRowProps) {
  const t = useWords('contentInstitution');
  const words = useWords('content');
  const fileUrl = useFileUrl();
  const Heading = `h${headingLevel}` as const;
  const { id, name, lang, companyList, phone } = institution;
  return (
    <article id={id} className={css.row}>
      <Image
        className={css.picture}
        src={fileUrl(institution.cover)}
        alt=""
        width={240}
        height={150}
        cover={{ id, kind: 'range' }}
        rounded
      />
      <div className={css.body}>
        <Heading className={css.name} lang={lang}>
          {institution.title_hits ? <MarkedText pieces={institution.title_hits} /> : name}
        </Heading>
        <p className={css.tags}>
          <Tag strong={institution.level === 'national'}>{words(`level.${institution.level}`)}</Tag>
          <Tag>{words(`field.${institution.field}`)}</Tag>
        </p>
        <p className={css.remark} lang={lang}>
          {institution.remark}
        </p>
        {companyList.length > 0 && (
          <Accordion.Item kind="text">
            <Accordion.Title>{t('companies', { count: companyList.length })}</Accordion.Title>
            <Accordion.Content>
              <ul className={css.companies} lang={lang}>
                {companyList.map((company) => (
                  <li key={company.id}>{company.name}</li>
                ))}
              </ul>
            </Accordion.Content>
          </Accordion.Item>
        )}
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{t('facts.address')}</dt>
          <dd lang={lang}>{institution.address}</dd>
        </div>
        <div>
          <dt>{t('facts.founded')}</dt>
          <dd>{institution.founded_on.slice(0, 4)}</dd>
        </div>
        <div>
          <dt>{t('facts.phone')}</dt>
          <dd>
            <a
              href={`tel:${phone.replaceAll('-', '')}`}
              className={css.phone}
              aria-label={`${phone} ${t('call', { name })}`}
            >
              {phone}
            </a>
          </dd>
        </div>
      </dl>
    </article>
  );
}
