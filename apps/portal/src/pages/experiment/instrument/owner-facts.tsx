import type { InstrumentDetail } from '@zonekit/api-client/experiment/instrument/contract';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { facilityPath, laboratoryPath } from '../resource-paths.ts';

/** Its rating, and the facility and laboratory that it belongs to. */
export const useOwnerFacts = ({ rating, uses, region, laboratory, lang }: InstrumentDetail) => {
  const t = useWords('experimentBooking');
  const link = (label: string, href: string, name: string) => ({
    label,
    value: (
      <Link kind="text" href={href} lang={lang}>
        {name}
      </Link>
    ),
  });
  return [
    {
      label: t('owner.rating'),
      value: rating === null ? t('owner.usesValue', { uses }) : t('owner.ratingValue', { rating, uses }),
    },
    ...(region ? [link(t('owner.region'), facilityPath(region.id), region.name)] : []),
    ...(laboratory ? [link(t('owner.laboratory'), laboratoryPath(laboratory.id), laboratory.name)] : []),
  ];
};
