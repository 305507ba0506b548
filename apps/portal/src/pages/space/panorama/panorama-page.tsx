import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Container } from '@zonekit/ui/container';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { ChosenPanorama, MAP_HREF, type PanoramaPageProps } from './chosen-panorama.tsx';
import { PANORAMA_PATH } from './panorama-address.ts';
import * as css from './panorama-page.css.ts';

/** A park to look around in, place by place. */
export function PanoramaPage(props: PanoramaPageProps) {
  const t = useWords('spacePanorama');
  const area = useWords('space');
  const { panorama } = props;
  return (
    <Container>
      <div className={css.top}>
        <Breadcrumb
          label={t('breadcrumb')}
          items={[{ label: area('home'), href: '/' }, { label: area('title'), href: '/space' }, { label: t('title') }]}
        />
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.lede}>{t('description')}</p>
      </div>
      <ChosenPanorama path={PANORAMA_PATH} {...props} />
      <p className={css.links} data-unprinted="">
        {panorama?.park && (
          <Link kind="more" href={`/space/park/${encodeURIComponent(panorama.park.id)}`}>
            {t('park')}
          </Link>
        )}
        <Link kind="more" href={MAP_HREF}>
          {t('map')}
        </Link>
      </p>
    </Container>
  );
}
