import { Figure } from '../figure/figure.tsx';
import { Heading } from '../heading/heading.tsx';
import { Link } from '../link/link.tsx';
import { Mark } from '../mark/mark.tsx';
import { MarkedText } from '../marked-text/marked-text.tsx';
import { Money } from '../money/money.tsx';
import { Prose } from '../prose/prose.tsx';
import { Text } from '../text/text.tsx';
import { Time } from '../time/time.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { Primitives } from './primitives.types.ts';

/** What is read. */
export const TYPE: Primitives = {
  Figure: (given) => <Figure {...given}>6</Figure>,
  Link: (given) => (
    <Link href="#guide" {...given}>
      指南
    </Link>
  ),
  MarkedText: (given) => <MarkedText pieces={[{ text: '装备', hit: true }]} {...given} />,
  Money: (given) => <Money fen={100} locale="zh-CN" {...given} />,
  Prose: (given) => <Prose {...given}>正文</Prose>,
  Time: (given) => <Time value="2026-11-20" {...given} />,
  Heading: (given) => (
    <Heading level={2} {...given}>
      惠企政策
    </Heading>
  ),
  Mark: (given) => <Mark text="智能装备" terms={['装备']} {...given} />,
  Text: (given) => <Text {...given}>正文</Text>,
  VisuallyHidden: (given) => <VisuallyHidden {...given}>，新窗口</VisuallyHidden>,
};
