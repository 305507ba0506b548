import { useWords } from '../platform/words/use-words.ts';
import { reloadIfOnline } from './chunk-reload.ts';
import * as css from './root.css.ts';

/** In place of what could not be fetched. Part of the first script: offline nothing more can be fetched. */
export function Offline() {
  const t = useWords('shell');
  return (
    <div role="alert" className={css.offline}>
      <h1>{t('offline')}</h1>
      <p>{t('offlineHint')}</p>
      <button type="button" onClick={() => void reloadIfOnline()}>
        {t('reconnect')}
      </button>
    </div>
  );
}
