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
import { useState } from 'react';
import { Button } from '../../packages/ui/src/button/button.tsx';
import { Icon } from '../../packages/ui/src/icon/icon.tsx';
import { SCALES, type ScaleToken } from '../../packages/ui/src/theme/tokens.ts';
import { token } from '../../packages/ui/src/theme/vars.ts';
import * as css from './foundations.css.ts';
import { Page, Part, type Say, toolbarOf } from './page.tsx';

const meta = { title: 'foundations/Scales', tags: ['!autodocs', '!visual'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const scale = (prefix: string) => (Object.keys(SCALES) as ScaleToken[]).filter((name) => name.startsWith(`${prefix}-`));

export const Type: Story = {
  render: (_, { globals }) => {
    const { say } = toolbarOf(globals);
    return (
      <Page
        title={say({ zh: '字体', en: 'Type' })}
        lede={say({
          zh: '系统字体，中文在前；不下载网络字体。数字等宽。正文 16，行高 1.75，一行至多 40 字。',
          en: 'System faces; no web font is downloaded. Figures are tabular. Body text 16, at most 72 characters a line.',
        })}
      >
        <Part title={say({ zh: '字号', en: 'Sizes' })}>
          {scale('type').map((name) => (
            <div key={name} className={css.row}>
              <code>{name}</code>
              <p className={css.sample} style={{ fontSize: token(name) }}>
                {say({ zh: '港口产业创新合作 2026', en: 'Harbour innovation 2026' })}
              </p>
            </div>
          ))}
        </Part>
        <Part title={say({ zh: '字重', en: 'Weights' })}>
          {scale('weight').map((name) => (
            <div key={name} className={css.row}>
              <code>{name}</code>
              <p style={{ fontWeight: token(name) }}>{say({ zh: '符合条件即可申报', en: 'Apply if you qualify' })}</p>
            </div>
          ))}
        </Part>
        <Part title={say({ zh: '行高', en: 'Line heights' })}>
          {scale('leading').map((name) => (
            <div key={name} className={css.row}>
              <code>{name}</code>
              <span>{SCALES[name]}</span>
            </div>
          ))}
        </Part>
      </Page>
    );
  },
};

export const Space: Story = {
  render: (_, { globals }) => {
    const { say } = toolbarOf(globals);
    return (
      <Page
        title={say({ zh: '间距与圆角', en: 'Space and radius' })}
        lede={say({
          zh: '间距以 4 为步；圆角随物体大小。',
          en: 'Space in steps of 4; the radius follows the size of the thing.',
        })}
      >
        <Part title={say({ zh: '间距', en: 'Space' })}>
          {scale('space').map((name) => (
            <div key={name} className={css.row}>
              <code>
                {name} {SCALES[name]}
              </code>
              <div className={css.bar} style={{ width: token(name) }} />
            </div>
          ))}
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
          {scale('target').map((name) => (
            <div key={name} className={css.row}>
              <code>{name}</code>
              <div className={css.bar} style={{ width: token(name), height: token(name) }} />
            </div>
          ))}
        </Part>
      </Page>
    );
  },
};

export const Elevation: Story = {
  render: (_, { globals }) => {
    const { say } = toolbarOf(globals);
    return (
      <Page
        title={say({ zh: '层次', en: 'Elevation' })}
        lede={say({
          zh: '静止的面有边框，没有阴影；阴影表示浮在上面。',
          en: 'Resting surfaces have a border, not a shadow; a shadow means that something floats above.',
        })}
      >
        <div className={css.boxes}>
          <div className={css.box}>{say({ zh: '静止', en: 'Resting' })}</div>
          <div className={`${css.box} ${css.floating}`}>{say({ zh: '浮起', en: 'Floating' })}</div>
        </div>
        <Part title={say({ zh: '层序', en: 'Layers' })}>
          {scale('layer').map((name) => (
            <div key={name} className={css.row}>
              <code>{name}</code>
              <span>{SCALES[name]}</span>
            </div>
          ))}
        </Part>
      </Page>
    );
  },
};

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

export const Motion: Story = {
  render: (_, { globals }) => {
    const { say } = toolbarOf(globals);
    return (
      <Page
        title={say({ zh: '动效', en: 'Motion' })}
        lede={say({
          zh: '状态变化 120 毫秒，进入 200 毫秒，先快后慢；只动透明度与位移；系统要求减少动效时没有。',
          en: '120 ms for a state, 200 ms for something entering, ease-out; opacity and transform alone; none under reduced motion.',
        })}
      >
        <div>
          <Moving duration="motion-state" say={say} />
          <Moving duration="motion-enter" say={say} />
        </div>
      </Page>
    );
  },
};

const ICONS = { Anchor, Bell, Calendar, Check, ChevronRight, CircleAlert, Download, FileText, Info, Search, X };

export const Icons: Story = {
  render: (_, { globals }) => {
    const { say } = toolbarOf(globals);
    return (
      <Page
        title={say({ zh: '图标', en: 'Icons' })}
        lede={say({
          zh: '一套 lucide-react，线宽 1.5，三种大小。旁边有文字的图标是装饰。',
          en: 'One set, lucide-react, 1.5 stroke, three sizes. Beside words an icon is decoration.',
        })}
      >
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
      </Page>
    );
  },
};
