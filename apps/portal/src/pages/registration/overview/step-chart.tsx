import type { RegistrationStep, StepState } from '@zonekit/api-client/registration/steps';
import { useState } from 'react';
import { drawFairway, HEIGHT, stepPlace, WIDTH } from './draw-fairway.ts';
import * as css from './step-chart.css.ts';

/** Signs within the marks, around the mark's middle. */
const SIGNS: Partial<Record<StepState, string>> = {
  done: 'M-5 0l4 4 7-8',
  returned: 'M5 4a5 5 0 1 0-1.5-7.5M4-8v5h-5',
  submitted: 'M0-13a13 13 0 0 0 0 26z',
};

interface StepChartProps {
  /** In their order. */
  steps: readonly { step: RegistrationStep; state: StepState; title: string }[];
}

/** The steps as marks along a course on a chart. Decoration: the list below it says the same in words. */
export function StepChart({ steps }: StepChartProps) {
  const [chart] = useState(() => drawFairway(steps.length));
  return (
    <div className={css.chart} aria-hidden="true">
      <svg className={css.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: numbers of our own drawing; one string is light to hydrate */}
        <g dangerouslySetInnerHTML={{ __html: chart }} />
        {steps.map(({ step, state }, index) => {
          const { x, y } = stepPlace(index, steps.length);
          return (
            <g key={step} className={css.mark} data-state={state} transform={`translate(${x} ${y})`}>
              <circle r="13" />
              {SIGNS[state] && <path d={SIGNS[state]} />}
            </g>
          );
        })}
      </svg>
      <div className={css.names}>
        {steps.map(({ step, state, title }) => (
          <span key={step} className={css.name} data-state={state}>
            {title}
          </span>
        ))}
      </div>
    </div>
  );
}
