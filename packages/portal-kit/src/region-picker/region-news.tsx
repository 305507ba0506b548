import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Inline } from '@zonekit/ui/inline';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { type RegionEvent, type RegionItem, regionWords } from './core/region-selection.ts';
import * as css from './region-picker.css.ts';
import type { RegionNews as News } from './use-region-successors.ts';

const wordsOf = (path: readonly RegionItem[]) => regionWords(path.map(({ name }) => name));

/** Says that a saved region was replaced, or asks which of its successors applies. */
export function RegionNews({ news, onChoose }: { news: News; onChoose: (event: RegionEvent) => void }) {
  const t = useKitTranslations('regionPicker');
  const { old, succession } = news;
  if (succession.kind === 'moved') {
    return (
      <Alert tone="info" role="status" title={t('successors.moved', { old, name: wordsOf(succession.path) })}>
        {t('successors.movedText')}
      </Alert>
    );
  }
  return (
    <Alert
      tone="warning"
      role="alert"
      title={t('successors.ask', { old })}
      action={
        <Inline>
          {succession.paths.map((path) => (
            <Button
              key={path.at(-1)?.id}
              size="sm"
              onClick={({ currentTarget }) => {
                // The button goes away with the question; its place in the tab order is the field that has the answer.
                const fields = currentTarget.closest(`.${css.picker}`)?.querySelectorAll<HTMLElement>('input, select');
                onChoose({ type: 'path', path });
                fields?.[fields.length - 1]?.focus();
              }}
            >
              {wordsOf(path)}
            </Button>
          ))}
        </Inline>
      }
    >
      {t('successors.askText')}
    </Alert>
  );
}
