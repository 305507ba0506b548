import type { ProductSpec } from '@zonekit/api-client/material/product/contract';
import { moneyText } from '@zonekit/ui/money/parts';
import { RadioGroup } from '@zonekit/ui/radio-group';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { useOfferAddress } from '../../shared/offer/use-offer-address.ts';

interface SpecChoiceProps {
  specs: readonly ProductSpec[];
  chosen: string;
  lang: string;
}

/** The specifications, each with its price for one piece. */
export function SpecChoice({ specs, chosen, lang }: SpecChoiceProps) {
  const t = useWords('materialProductDetail');
  const locale = useLocale();
  const change = useOfferAddress();
  return (
    <RadioGroup
      legend={t('spec')}
      name="spec"
      columns={2}
      value={chosen}
      onValueChange={(spec) => change({ spec: spec ?? undefined })}
      options={specs.map(({ id, name, tiers, unit }) => ({
        value: id,
        label: <span lang={lang}>{name}</span>,
        description: tiers[0] && `${moneyText(tiers[0].price.amount, locale)} / ${unit}`,
      }))}
    />
  );
}
