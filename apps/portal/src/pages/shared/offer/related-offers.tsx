import { Card } from '@zonekit/ui/card';
import { SectionHead } from '@zonekit/ui/section-head';
import * as css from './related-offers.css.ts';

interface RelatedOffersProps {
  title: string;
  offers: readonly {
    id: string;
    title: string;
    lang: string;
    href: string;
    line: string;
    price: string;
    note: string | null;
  }[];
}

/** Offers of the same category as cards. */
export function RelatedOffers({ title, offers }: RelatedOffersProps) {
  if (offers.length === 0) return null;
  return (
    <section className={css.related} aria-labelledby="related" data-unprinted="">
      <SectionHead id="related" title={title} />
      <ul className={css.cards}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <Card href={offer.href} className={css.card}>
              <b lang={offer.lang}>{offer.title}</b>
              <span className={css.line} lang={offer.lang}>
                {offer.line}
              </span>
              <span className={css.foot}>
                <b>{offer.price}</b>
                {offer.note && <span>{offer.note}</span>}
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
