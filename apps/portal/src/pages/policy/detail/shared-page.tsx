import type { DeclarationDetail, PolicyDetail } from '@zonekit/api-client/policy/contract';
import { type PosterContent, Share } from '@zonekit/portal-kit/share';
import { moneyText } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { variant } from '#variant/variant.ts';
import { useWords } from '../../../platform/words/use-words.ts';

export type Subject = { call: DeclarationDetail } | { policy: PolicyDetail };

/** What shares a page, with what its poster says. */
export function SharedPage({ subject }: { subject: Subject }) {
  const words = useWords('variant');
  const brand = { name: words('title'), mark: variant.mark };
  const poster = usePoster(subject);
  return <Share poster={{ ...poster, brand }} />;
}

const usePoster = (subject: Subject): Omit<PosterContent, 'brand'> => {
  const t = useWords('policyDetail');
  const terms = useWords('policyTerms');
  const locale = useLocale();
  if ('policy' in subject) {
    const { title, issuer, effective_on } = subject.policy;
    return {
      title,
      figures: [
        { label: t('facts.issuer'), value: issuer },
        { label: t('facts.effective'), value: effective_on },
      ],
    };
  }
  const { title, amount, support, closes_at, days_left } = subject.call;
  return {
    title,
    figures: [
      { label: t('facts.amount'), value: amount ? `${t('upTo')} ${moneyText(amount.amount, locale)}` : t('noMoney') },
      { label: t('facts.support'), value: support },
    ],
    deadline: terms(days_left === null ? 'closed' : 'closes', { date: closes_at.slice(0, 16).replace('T', ' ') }),
  };
};
