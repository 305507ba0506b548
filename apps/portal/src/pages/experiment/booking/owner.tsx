import type { MessageSubject } from '@zonekit/api-client/material/message/contract';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { AskProvider } from '../../shared/offer/ask-provider.tsx';
import { phoneHref } from '../phone-href.ts';
import * as css from './booking.css.ts';

interface OwnerProps {
  subject: MessageSubject;
  /** Whether the address opens the question to the provider. */
  asking: boolean;
  detail: {
    id: string;
    title: string;
    lang: string;
    address: string;
    shop: { name: string };
    keeper: { name: string; phone: string };
  };
  /** After the engineer. */
  more?: readonly { label: string; value: ReactNode }[];
}

/** Provider, keeper and place, and the way to ask. */
export function Owner({ subject, asking, detail, more = [] }: OwnerProps) {
  const t = useWords('experimentBooking');
  const { id, title, lang, shop, keeper, address } = detail;
  return (
    <div className={css.owner}>
      <DescriptionList
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
      <AskProvider kind="message" subject={subject} id={id} title={title} lang={lang} asking={asking} />
    </div>
  );
}
