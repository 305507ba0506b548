import type { IllustrationDetail } from '@zonekit/api-client/policy/reading/contract';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { Link } from '@zonekit/ui/link';
import { SectionHead } from '@zonekit/ui/section-head';
import { useWords } from '../../../platform/words/use-words.ts';
import { IllustrationCard } from './illustration-card.tsx';
import { Picture } from './picture.tsx';
import * as css from './reading.css.ts';

const PATH = '/policy/policyIllustration';
/** Those that a window shows before it is scrolled. */
const FIRST = 2;

/** A policy in pictures: each with its number, its title and all that it tells in words. */
export function IllustrationPage({ illustration }: { illustration: IllustrationDetail }) {
  const t = useWords('policyReading');
  const { title, lang, summary, issuer, pictures, policy, declaration, related } = illustration;
  return (
    <Container>
      <div className={css.head}>
        <Breadcrumb
          label={t('illustration.title')}
          items={[
            { label: t('home'), href: '/' },
            { label: t('policy'), href: '/policy' },
            { label: t('illustration.title'), href: PATH },
            { label: title },
          ]}
        />
        <div className={css.headRow}>
          <div>
            <h1 className={css.pageTitle} lang={lang}>
              {title}
            </h1>
            <p className={css.summary} lang={lang}>
              {summary}
            </p>
            <p className={css.small}>{t('illustration.line', { issuer })}</p>
          </div>
          <div className={css.actions}>
            {declaration && (
              <Button asChild kind="primary">
                <Link href={`/policy/policyDeclaration/${declaration.id}`}>{t('illustration.call')}</Link>
              </Button>
            )}
            {policy && (
              <Button asChild kind="quiet">
                <Link href={`/policy/policyDocument/${policy.id}`}>{t('illustration.original')}</Link>
              </Button>
            )}
          </div>
        </div>
      </div>
      <ol className={css.pictures}>
        {pictures.map((picture, at) => (
          <li key={picture.attachment.id}>
            <figure className={css.figure}>
              {/* All that it tells stands in the caption below. */}
              <Picture fileId={picture.attachment.id} alt={picture.title} eager={at < FIRST} />
              <figcaption className={css.caption}>
                <p className={css.number} aria-hidden="true">
                  {at + 1}
                  <small>/{pictures.length}</small>
                </p>
                <div>
                  <h2 className={css.cardTitle}>{picture.title}</h2>
                  <p className={css.text}>{picture.text}</p>
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
      {related.length > 0 && (
        <section className={css.related} aria-labelledby="related" data-unprinted="">
          <SectionHead
            id="related"
            title={t('illustration.related')}
            more={
              <Link kind="more" href={PATH}>
                {t('illustration.all')}
              </Link>
            }
          />
          <ul className={css.cards}>
            {related.map((each) => (
              <li key={each.id}>
                <IllustrationCard illustration={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Container>
  );
}
