import { useHydrated } from '@tanstack/react-router';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Container } from '@zonekit/ui/container';
import { Link } from '@zonekit/ui/link';
import { lazy, Suspense } from 'react';
import { useWords } from '../../platform/words/use-words.ts';
import * as css from './components.css.ts';
import { DeadlineSample, DialogsSample, TimelineSample } from './samples.tsx';

const loadInputs = () => import('./input-samples.tsx');
/** The heavier ones come after the page; they need script to do anything. */
const AppointmentSample = lazy(async () => ({ default: (await loadInputs()).AppointmentSample }));
const RegionSample = lazy(async () => ({ default: (await loadInputs()).RegionSample }));
const GallerySample = lazy(async () => ({ default: (await loadInputs()).GallerySample }));

/** Where `npm run pn -- run storybook` serves the documentation. */
const STORYBOOK = 'http://localhost:6006/?path=/docs';

const SAMPLES = [
  ['deadline', 'kit-deadlinecountdown', DeadlineSample],
  ['timeline', 'kit-statustimeline', TimelineSample],
  ['appointment', 'kit-appointmentpicker', AppointmentSample],
  ['region', 'kit-regionpicker', RegionSample],
  ['gallery', 'kit-gallery', GallerySample],
  ['dialogs', 'kit-bookingdialog', DialogsSample],
] as const;

/** Widgets of the kit on demo data. Source: pages.md, "Demo pages". @param now when the page was made, in ms since 1970 */
export function ComponentsPage({ now }: { now: number }) {
  const t = useWords('components');
  const isInBrowser = useHydrated();
  return (
    <Container>
      <div className={css.top}>
        <Breadcrumb label={t('breadcrumb')} items={[{ label: t('home'), href: '/' }, { label: t('title') }]} />
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.lede}>{t('description')}</p>
        <p className={css.lede}>{t('command')}</p>
      </div>
      {SAMPLES.map(([sample, story, Sample]) => (
        <section key={sample} className={css.sample} aria-labelledby={`sample-${sample}`}>
          <div>
            <h2 id={`sample-${sample}`} className={css.name}>
              {t(`${sample}.name`)}
            </h2>
            <p className={css.text}>{t(`${sample}.text`)}</p>
            <Link href={`${STORYBOOK}/${story}--docs`}>{t('storybook', { name: t(`${sample}.name`) })}</Link>
          </div>
          {isInBrowser && (
            <Suspense>
              <Sample now={now} />
            </Suspense>
          )}
        </section>
      ))}
    </Container>
  );
}
