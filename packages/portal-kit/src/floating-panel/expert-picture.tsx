import * as css from './floating-panel.css.ts';

/** The zone's own picture, or a head drawn as the charts are. */
export function ExpertPicture({ src }: { src: string | undefined }) {
  if (src !== undefined) return <img className={css.portrait} src={src} alt="" width={40} height={40} />;
  return (
    <svg className={css.portrait} viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" />
      <circle cx="24" cy="18" r="8" />
      <path d="M8 48c0-10 7-17 16-17s16 7 16 17z" />
    </svg>
  );
}
