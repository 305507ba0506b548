import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { phoneHref } from '../phone-href.ts';
import * as css from './booking.css.ts';

interface OwnerProps {
  detail: {
    lang: string;
    address: string;
    shop: { name: string };
    keeper: { name: string; phone: string };
  };
  /** After the engineer. */
  more?: readonly { label: string; value: ReactNode }[];
}

/** Provider, keeper and place. */
export function Owner({ detail: { lang, shop, keeper, address }, more = [] }: OwnerProps) {
  const t = useWords('experimentBooking');
  return (
    <DescriptionList
      className={css.owner}
      items={[
        { label: t('owner.provider'), value: <span lang={lang}>{shop.name}</span> },
        {
          label: t('owner.keeper'),
          value: (
            <>
              <span lang={lang}>{keeper.name}</span>{' '}
              <Link kind="text" href={phoneHref(keeper.phone)}>
                {keeper.phone}
              </Link>
            </>
          ),
        },
        ...more,
        { label: t('owner.address'), value: <span lang={lang}>{address}</span> },
      ]}
    />
  );
}
