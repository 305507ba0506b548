import { expect, test } from 'vitest';
import { PANEL_MOVES_AFTER_PX } from './index.ts';

test('the panel moves where section 9 of the specification says', () => expect(PANEL_MOVES_AFTER_PX).toBe(700));
