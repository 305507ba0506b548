import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './lost-drawing.css.ts';

/** The line to the portal, which broke on the way back. @param time when it was sent */
export function LostDrawing({ time }: { time: string }) {
  const t = useWords('orderFlow');
  return (
    <svg className={css.drawing} viewBox="0 0 640 120" role="img" aria-label={t('lost.drawing')}>
      <path className={css.line} d="M64 44H576" />
      <path className={css.head} d="M576 44l-14-6v12z" />
      <path className={css.line} d="M576 78H356M284 78H64" />
      <path className={css.gap} d="M356 78H284" />
      <path className={css.cross} d="M310 68l20 20M330 68l-20 20" />
      <circle className={css.end} cx="46" cy="61" r="17" />
      <circle className={css.end} cx="594" cy="61" r="17" />
      <text x="46" y="106" textAnchor="middle">
        {t('lost.you')}
      </text>
      <text x="594" y="106" textAnchor="middle">
        {t('lost.portal')}
      </text>
      <text x="320" y="30" textAnchor="middle">
        {t('lost.sent', { time })}
      </text>
      <text x="320" y="112" textAnchor="middle">
        {t('lost.missing')}
      </text>
    </svg>
  );
}
