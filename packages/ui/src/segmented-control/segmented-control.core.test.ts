import { expect, test } from 'vitest';
import { initialSegment, type Segment } from './segmented-control.core.ts';

const LIST = { value: 'list' };
const MAP = { value: 'map' };

test.each<[string, Segment<string>[], string | undefined, string | undefined]>([
  ['the given value', [LIST, MAP], 'map', 'map'],
  ['else the first segment', [LIST, MAP], undefined, 'list'],
  ['else the first that is not disabled', [{ ...LIST, disabled: true }, MAP], undefined, 'map'],
  ['the first where all are disabled', [{ ...LIST, disabled: true }], undefined, 'list'],
  ['nothing without segments', [], undefined, undefined],
])('chooses %s', (_, segments, given, value) => expect(initialSegment(segments, given)).toBe(value));
