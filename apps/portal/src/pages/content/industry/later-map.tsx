import { type ComponentType, useEffect, useState } from 'react';
import { kitFormWords } from '../../../platform/words/kit-form-words.ts';
import { useLoadedWords } from '../../../platform/words/use-loaded-words.ts';
import type { CompanyMapProps } from './company-map.tsx';
import * as css from './industry-map.css.ts';

/** The map and its list, whose code comes when somebody turns to them. */
export function LaterMap(props: CompanyMapProps) {
  const ready = useLoadedWords(kitFormWords.mapList);
  const [CompanyMap, setCompanyMap] = useState<ComponentType<CompanyMapProps>>();
  useEffect(() => {
    void import('./company-map.tsx').then((module) => setCompanyMap(() => module.CompanyMap));
  }, []);
  return <div className={css.place}>{ready && CompanyMap && <CompanyMap {...props} />}</div>;
}
