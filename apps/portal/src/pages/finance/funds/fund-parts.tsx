import type { FundDetail } from '@zonekit/api-client/finance/fund/contract';
import * as css from '../offer-page.css.ts';

export function FundConditions({ fund: { conditions, lang } }: { fund: FundDetail }) {
  return <Bullets lines={conditions} lang={lang} />;
}

export function FundMaterials({ fund: { materials, lang } }: { fund: FundDetail }) {
  return <Bullets lines={materials} lang={lang} />;
}

function Bullets({ lines, lang }: { lines: readonly string[]; lang: string }) {
  return (
    <ul className={css.bullets} lang={lang}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Each section of the rules under a heading of its own. */
export function FundRules({ fund: { rules, lang } }: { fund: FundDetail }) {
  return (
    <div className={css.rules} lang={lang}>
      {rules.map(({ title, text }) => (
        <div key={title}>
          <h3 className={css.rule}>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}
