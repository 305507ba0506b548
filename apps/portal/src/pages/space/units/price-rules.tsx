import { PRICE_UNITS } from '@zonekit/api-client/space/lists';
import { Accordion } from '@zonekit/ui/accordion';
import { Container } from '@zonekit/ui/container';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './price-rules.css.ts';

/** How prices of different units become comparable. */
export function PriceRules() {
  const t = useWords('spaceUnits');
  return (
    <Container className={css.rules}>
      <Accordion.Item kind="text">
        <Accordion.Title>{t('rules.title')}</Accordion.Title>
        <Accordion.Content>
          <p>{t('rules.line')}</p>
          <ul className={css.list}>
            {PRICE_UNITS.map((unit) => (
              <li key={unit}>{t(`rules.${unit}`)}</li>
            ))}
          </ul>
        </Accordion.Content>
      </Accordion.Item>
    </Container>
  );
}
