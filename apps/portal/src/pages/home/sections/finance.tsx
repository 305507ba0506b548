import type { FinancialCategory } from '@zonekit/api-client/finance/institution/contract';
import { institutionEndpoints } from '@zonekit/api-client/finance/institution/endpoints';
import { debtProductEndpoints } from '@zonekit/api-client/finance/product/endpoints';
import { Link } from '@zonekit/ui/link';
import { moneyText } from '@zonekit/ui/money/parts';
import { useFormatter, useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { defineHomeSection } from '../home-section.ts';
import { Section } from '../section.tsx';
import * as css from './ledger.css.ts';

const SHOWN = 3;
const PAGE = '/finance/loanCenter';

interface Finance {
  categories: readonly Pick<FinancialCategory, 'id' | 'name' | 'products'>[];
  products: readonly {
    id: string;
    title: string;
    lang: string;
    shop: string;
    /** Percent: `3.35`. */
    rate: string;
    /** Fen. */
    most: number;
  }[];
}

function FinanceSection({ content: { categories, products } }: { content: Finance }) {
  const t = useWords('home');
  const format = useFormatter();
  const locale = useLocale();
  return (
    <Section
      id="home-finance"
      title={t('finance.title')}
      line={t('finance.line', { count: categories.reduce((sum, category) => sum + category.products, 0) })}
      more={{ title: t('finance.all'), href: PAGE }}
    >
      <ul className={css.eight}>
        {categories.map(({ id, name, products: total }) => (
          <li key={id}>
            <Link href={`/financeSupermarket?category=${id}`} className={css.kind}>
              <span>{name}</span>
              <b className={css.count}>{format.number(total)}</b>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={css.rows}>
        {products.map(({ id, title, lang, shop, rate, most }) => (
          <li key={id}>
            <Link href={`/finance/bondDetails?id=${encodeURIComponent(id)}`} className={css.row}>
              <span lang={lang}>
                <b className={css.name}>{title}</b> <span className={css.note}>{shop}</span>
              </span>
              <span>{t('finance.rate', { rate })}</span>
              <span className={`${css.note} ${css.end}`}>{t('finance.most', { amount: moneyText(most, locale) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What can be borrowed by category, and the loans with the lowest rates. */
export const finance = defineHomeSection<Finance>({
  load: async ({ data }) => {
    const [categories, products] = await Promise.all([
      data.read(institutionEndpoints.financialCategories, {}),
      data.read(debtProductEndpoints.listDebtProducts, { query: { sort: 'rate', page_size: SHOWN } }),
    ]);
    const sold = (categories?.data ?? []).filter((category) => category.products > 0);
    if (sold.length === 0) return null;
    return {
      categories: sold,
      products: (products?.data ?? []).map(({ id, title, lang, institution, rate, amount }) => ({
        ...{ id, title, lang, shop: institution.name, rate: (rate.min / 100).toFixed(2), most: amount.max.amount },
      })),
    };
  },
  Section: FinanceSection,
  page: PAGE,
});
