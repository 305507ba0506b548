import { Check, X } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { IntlProvider } from 'use-intl';
import enMessages from '../../packages/portal-kit/src/messages/en.ts';
import zhMessages from '../../packages/portal-kit/src/messages/zh-CN.ts';
import type { AdviceSamples, Sample, SampleProps } from '../../packages/ui/src/docs/advice.types.ts';
import type { ComponentDoc, Words } from '../../packages/ui/src/docs/component-doc.types.ts';
import { Icon } from '../../packages/ui/src/icon/icon.tsx';
import en from '../../packages/ui/src/labels/en.ts';
import zhCN from '../../packages/ui/src/labels/zh-CN.ts';
import type { ComponentFacts } from '../../scripts/facts/facts.types.ts';
import type { PageGlobals } from '../page-globals.ts';
import * as css from './advice.css.ts';
import * as page from './doc-page.css.ts';
import { adviceOf } from './documents.ts';
import type { Say } from './use-toolbar.ts';
import { WORDS } from './words.ts';

const LANGUAGES = {
  'zh-CN': { labels: zhCN, messages: { kit: zhMessages } },
  en: { labels: en, messages: { kit: enMessages } },
};

const NO_SAMPLES: AdviceSamples = { dos: {}, donts: {} };

/** The drawings come after the page. */
const useSamples = (facts: ComponentFacts): AdviceSamples => {
  const [samples, setSamples] = useState(NO_SAMPLES);
  useEffect(() => {
    let isCurrent = true;
    void adviceOf(facts)?.().then((loaded) => isCurrent && setSamples(loaded));
    return () => {
      isCurrent = false;
    };
  }, [facts]);
  return samples;
};

interface LineProps extends SampleProps {
  line: string;
  verdict: string;
  icon: typeof Check;
  sample: Sample | undefined;
  zoom: number | undefined;
}

function Line({ line, verdict, icon, sample: Drawing, zoom, ...props }: LineProps) {
  return (
    <li className={css.line}>
      {Drawing && (
        <div className={css.picture} aria-hidden="true" inert>
          <div style={{ zoom }}>
            <Drawing {...props} />
          </div>
        </div>
      )}
      <div className={css.caption}>
        <span className={css.verdict} aria-hidden="true">
          <Icon as={icon} />
          {verdict}
        </span>
        <p>{line}</p>
      </div>
    </li>
  );
}

interface AdviceProps {
  doc: ComponentDoc;
  facts: ComponentFacts;
  locale: PageGlobals['locale'];
  say: Say;
}

/** Lines of advice, with a picture each where there is one; these come first, so that right and wrong stand side by side. */
export function Advice({ doc, facts, locale, say }: AdviceProps) {
  const samples = useSamples(facts);
  const { labels, messages } = LANGUAGES[locale];
  const columns = [
    { tone: 'do', icon: Check, title: WORDS.dos, lines: doc.dos, drawings: samples.dos },
    { tone: 'dont', icon: X, title: WORDS.donts, lines: doc.donts, drawings: samples.donts },
  ];
  const rows = 1 + Math.max(doc.dos.length, doc.donts.length);
  const picturedFirst = (lines: readonly Words[], drawings: AdviceSamples['dos']) =>
    lines.toSorted((a, b) => Number(b.en in drawings) - Number(a.en in drawings));
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Asia/Shanghai">
      <section className={page.section} data-advice="">
        <h2 className={page.heading}>{say(WORDS.dosAndDonts)}</h2>
        <div className={css.columns}>
          {columns.map(({ tone, icon, title, lines, drawings }) => (
            <div
              key={tone}
              className={css.column}
              data-tone={tone}
              style={{ gridRow: `span ${rows}` } as CSSProperties}
            >
              <h3 className={css.title}>
                <Icon as={icon} />
                {say(title)}
              </h3>
              <ul className={css.lines}>
                {picturedFirst(lines, drawings).map((line) => (
                  <Line
                    key={line.en}
                    line={say(line)}
                    verdict={say(title)}
                    icon={icon}
                    sample={drawings[line.en]}
                    zoom={samples.zoom}
                    labels={labels}
                    text={(zh, english) => say({ zh, en: english })}
                  />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    </IntlProvider>
  );
}
