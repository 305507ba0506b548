import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Anchor,
  Bell,
  Calendar,
  Check,
  ChevronRight,
  CircleAlert,
  Download,
  FileText,
  Info,
  Search,
  X,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../packages/ui/src/button/button.tsx';
import type { Words } from '../../packages/ui/src/docs/component-doc.types.ts';
import { Icon } from '../../packages/ui/src/icon/icon.tsx';
import { SCALES, type ScaleToken } from '../../packages/ui/src/theme/tokens.ts';
import { token } from '../../packages/ui/src/theme/vars.ts';
import * as css from './foundations.css.ts';
import { Page, Part, type Say, toolbarOf } from './page.tsx';

const meta = { title: 'foundations/Scales', tags: ['!autodocs', '!visual'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const scale = (prefix: string) => (Object.keys(SCALES) as ScaleToken[]).filter((name) => name.startsWith(`${prefix}-`));

/** A page of the foundations, in the language of the toolbar. */
const page = (title: Words, lede: Words, body: (say: Say) => ReactNode): Story => ({
  render: (_, { globals }) => {
    const { say } = toolbarOf(globals);
    return (
      <Page title={say(title)} lede={say(lede)}>
        {body(say)}
      </Page>
    );
  },
});

interface RowsProps {
  scale: string;
  /** Where what is shown does not say it: the value beside the name. */
  valued?: boolean;
  children: (name: ScaleToken) => ReactNode;
}

/** A row for each token of a scale: its name, and what it looks like. */
const Rows = ({ scale: prefix, valued, children }: RowsProps) =>
  scale(prefix).map((name) => (
    <div key={name} className={css.row}>
      <code>
        {name} {valued && SCALES[name]}
      </code>
      {children(name)}
    </div>
  ));

export const Type = page(
  { zh: '字体', en: 'Type' },
  {
    zh: '系统字体，中文在前；不下载网络字体。数字等宽。正文 16，行高 1.75，一行至多 40 字。',
    en: 'System faces; no web font is downloaded. Figures are tabular. Body text 16, at most 72 characters a line.',
  },
  (say) => (
    <>
      <Part title={say({ zh: '字号', en: 'Sizes' })}>
        <Rows scale="type">
          {(name) => (
            <p className={css.sample} style={{ fontSize: token(name) }}>
              {say({ zh: '港口产业创新合作 2026', en: 'Harbour innovation 2026' })}
            </p>
          )}
        </Rows>
      </Part>
      <Part title={say({ zh: '字重', en: 'Weights' })}>
        <Rows scale="weight">
          {(name) => (
            <p style={{ fontWeight: token(name) }}>{say({ zh: '符合条件即可申报', en: 'Apply if you qualify' })}</p>
          )}
        </Rows>
      </Part>
      <Part title={say({ zh: '行高', en: 'Line heights' })}>
        <Rows scale="leading">{(name) => <span>{SCALES[name]}</span>}</Rows>
      </Part>
    </>
  ),
);

export const Space = page(
  { zh: '间距与圆角', en: 'Space and radius' },
  {
    zh: '间距以 4 为步；圆角随物体大小。',
    en: 'Space in steps of 4; the radius follows the size of the thing.',
  },
  (say) => (
    <>
      <Part title={say({ zh: '间距', en: 'Space' })}>
        <Rows scale="space" valued>
          {(name) => <div className={css.bar} style={{ width: token(name) }} />}
        </Rows>
      </Part>
      <Part title={say({ zh: '圆角', en: 'Radius' })}>
        <div className={css.boxes}>
          {scale('radius').map((name) => (
            <div key={name} className={css.box} style={{ borderRadius: token(name) }}>
              {name} {SCALES[name]}
            </div>
          ))}
        </div>
      </Part>
      <Part title={say({ zh: '点按区', en: 'Targets' })}>
        <Rows scale="target">
          {(name) => <div className={css.bar} style={{ width: token(name), height: token(name) }} />}
        </Rows>
      </Part>
    </>
  ),
);

export const Elevation = page(
  { zh: '层次', en: 'Elevation' },
  {
    zh: '静止的面有边框，没有阴影；阴影表示浮在上面。',
    en: 'Resting surfaces have a border, not a shadow; a shadow means that something floats above.',
  },
  (say) => (
    <>
      <div className={css.boxes}>
        <div className={css.box}>{say({ zh: '静止', en: 'Resting' })}</div>
        <div className={`${css.box} ${css.floating}`}>{say({ zh: '浮起', en: 'Floating' })}</div>
      </div>
      <Part title={say({ zh: '层序', en: 'Layers' })}>
        <Rows scale="layer">{(name) => <span>{SCALES[name]}</span>}</Rows>
      </Part>
    </>
  ),
);

function Moving({ duration, say }: { duration: ScaleToken; say: Say }) {
  const [away, setAway] = useState(false);
  return (
    <div className={css.row}>
      <code>
        {duration} {SCALES[duration]}
      </code>
      <div>
        <div className={css.moving} data-away={away ? '' : undefined} style={{ transitionDuration: token(duration) }} />
        <Button size="sm" onClick={() => setAway(!away)}>
          {say({ zh: '移动', en: 'Move' })}
        </Button>
      </div>
    </div>
  );
}

export const Motion = page(
  { zh: '动效', en: 'Motion' },
  {
    zh: '状态变化 120 毫秒，进入 200 毫秒，先快后慢；只动透明度与位移；系统要求减少动效时没有。',
    en: '120 ms for a state, 200 ms for something entering, ease-out; opacity and transform alone; none under reduced motion.',
  },
  (say) => (
    <>
      <div>
        <Moving duration="motion-state" say={say} />
        <Moving duration="motion-enter" say={say} />
      </div>
    </>
  ),
);

const ICONS = { Anchor, Bell, Calendar, Check, ChevronRight, CircleAlert, Download, FileText, Info, Search, X };

export const Icons = page(
  { zh: '图标', en: 'Icons' },
  {
    zh: '一套 lucide-react，线宽 1.5，三种大小。旁边有文字的图标是装饰。',
    en: 'One set, lucide-react, 1.5 stroke, three sizes. Beside words an icon is decoration.',
  },
  () => (
    <>
      {([16, 20, 24] as const).map((size) => (
        <Part key={size} title={`${size}`}>
          <ul className={css.icons}>
            {Object.entries(ICONS).map(([name, glyph]) => (
              <li key={name} className={css.icon}>
                <Icon as={glyph} size={size} />
                {name}
              </li>
            ))}
          </ul>
        </Part>
      ))}
    </>
  ),
);
