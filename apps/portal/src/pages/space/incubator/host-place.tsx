import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { hasPage } from '../../../shell/route-areas.ts';
import type { HostDetail } from './host.types.ts';
import { phoneHref } from './host-actions.tsx';
import * as css from './host-page.css.ts';

const PARK = '/space/park';
/** Maker space and workstations. */
const MAP = '/space/map?num=3';

export function HostPlace({ host: { address, park, operator, phone, name, lang } }: { host: HostDetail }) {
  const t = useWords('spaceIncubator');
  return (
    <>
      <DescriptionList
        items={[
          { label: t('place.address'), value: <span lang={lang}>{address}</span> },
          ...(park === null
            ? []
            : [
                {
                  label: t('place.park'),
                  value: hasPage(PARK) ? (
                    <Link kind="text" href={`${PARK}/${encodeURIComponent(park.id)}`} lang={lang}>
                      {park.name}
                    </Link>
                  ) : (
                    <span lang={lang}>{park.name}</span>
                  ),
                },
              ]),
          { label: t('place.operator'), value: <span lang={lang}>{operator}</span> },
          {
            label: t('place.phone'),
            value: (
              <Link kind="text" href={phoneHref(phone)} aria-label={`${phone} ${t('call', { name })}`}>
                {phone}
              </Link>
            ),
          },
        ]}
      />
      {hasPage('/space/map') && (
        <p className={css.more} data-unprinted="">
          <Link kind="more" href={MAP}>
            {t('place.map')}
          </Link>
        </p>
      )}
    </>
  );
}
