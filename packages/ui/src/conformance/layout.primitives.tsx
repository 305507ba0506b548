import { AspectRatio } from '../aspect-ratio/aspect-ratio.tsx';
import { BorderStrip } from '../border-strip/border-strip.tsx';
import { Box } from '../box/box.tsx';
import { Card } from '../card/card.tsx';
import { Container } from '../container/container.tsx';
import { Cover } from '../cover/cover.tsx';
import { Divider, LabelledDivider } from '../divider/divider.tsx';
import { Grid } from '../grid/grid.tsx';
import { Inline } from '../inline/inline.tsx';
import { ScaleRule } from '../scale-rule/scale-rule.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import { Stack } from '../stack/stack.tsx';
import { Sticky } from '../sticky/sticky.tsx';
import type { Primitives } from './primitives.types.ts';

/** What lays out. */
export const LAYOUT: Primitives = {
  Card: (given) => <Card {...given}>卡片</Card>,
  Container: (given) => <Container {...given}>正文</Container>,
  BorderStrip: (given) => <BorderStrip {...given} />,
  ScaleRule: (given) => <ScaleRule {...given} />,
  SectionHead: (given) => <SectionHead title="政策快讯" {...given} />,
  AspectRatio: (given) => (
    <AspectRatio ratio={2} {...given}>
      <Cover id="p-2" kind="sector" />
    </AspectRatio>
  ),
  Box: (given) => (
    <Box border {...given}>
      正文
    </Box>
  ),
  Divider: (given) => <Divider {...given} />,
  LabelledDivider: (given) => <LabelledDivider {...given}>或者</LabelledDivider>,
  Grid: (given) => <Grid {...given}>正文</Grid>,
  Inline: (given) => <Inline {...given}>正文</Inline>,
  Stack: (given) => <Stack {...given}>正文</Stack>,
  Sticky: (given) => <Sticky {...given}>正文</Sticky>,
};
