import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addToHistory,
  HISTORY_LENGTH,
  parseHistory,
  SUGGEST_START,
  type SuggestEvent,
  type SuggestionGroup,
  suggestNext,
} from './index.ts';

const groups = (title: string): SuggestionGroup[] => [{ kind: 'x', items: [{ id: title, title, href: '#' }] }];
const after = (...events: SuggestEvent[]) => events.reduce(suggestNext, SUGGEST_START);

describe('suggestions', () => {
  test('come to what was typed', () => {
    const state = after({ type: 'typed', text: '冷' }, { type: 'answered', ticket: 1, groups: groups('冷链') });
    expect(state).toEqual({ status: 'ready', ticket: 1, groups: groups('冷链') });
  });

  test('of an earlier text are not shown, whether they come or fail', () => {
    const typed = after({ type: 'typed', text: 'l' }, { type: 'typed', text: 'le' });
    expect(suggestNext(typed, { type: 'answered', ticket: 1, groups: groups('late') })).toBe(typed);
    expect(suggestNext(typed, { type: 'failed', ticket: 1 })).toBe(typed);
  });

  test('go with the text', () =>
    expect(
      after(
        { type: 'typed', text: 'l' },
        { type: 'typed', text: ' ' },
        { type: 'answered', ticket: 2, groups: groups('x') },
      ),
    ).toEqual({ status: 'idle', ticket: 2, groups: [] }));

  test('that are older stay while newer ones come, and go when these fail', () => {
    const older = after({ type: 'typed', text: 'l' }, { type: 'answered', ticket: 1, groups: groups('l') });
    const loading = suggestNext(older, { type: 'typed', text: 'le' });
    expect(loading).toEqual({ status: 'loading', ticket: 2, groups: groups('l') });
    expect(suggestNext(loading, { type: 'failed', ticket: 2 })).toEqual({ status: 'failed', ticket: 2, groups: [] });
  });

  test('of a kind that has none are left out', () =>
    expect(
      after(
        { type: 'typed', text: 'l' },
        { type: 'answered', ticket: 1, groups: [{ kind: 'none', items: [] }, ...groups('l')] },
      ).groups,
    ).toEqual(groups('l')));

  test('are those of the last text, in whatever order the answers come', () =>
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 }), { minLength: 1 }).chain((texts) =>
          fc.tuple(
            fc.constant(texts),
            fc.shuffledSubarray(
              texts.map((_, place) => place + 1),
              { minLength: texts.length },
            ),
          ),
        ),
        ([texts, order]) => {
          const typed = after(...texts.map((text): SuggestEvent => ({ type: 'typed', text: `${text}x` })));
          const end = order
            .map((ticket): SuggestEvent => ({ type: 'answered', ticket, groups: groups(`${ticket}`) }))
            .reduce(suggestNext, typed);
          expect(end.groups).toEqual(groups(`${texts.length}`));
        },
      ),
    ));
});

describe('what was searched before', () => {
  test('is eight texts, newest first, each once', () => {
    expect(HISTORY_LENGTH).toBe(8);
    expect(addToHistory(['b', 'a'], ' a ')).toEqual(['a', 'b']);
    expect(addToHistory([], '  ')).toEqual([]);
    expect(addToHistory('abcdefgh'.split(''), 'i')).toEqual('iabcdefg'.split(''));
  });

  test('comes back from storage', () =>
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        const history = texts.reduce<readonly string[]>(addToHistory, []);
        expect(parseHistory(history)).toEqual(history);
      }),
    ));

  test('is texts alone, whatever is stored', () => {
    expect(parseHistory({ texts: ['a'] })).toBeNull();
    expect(parseHistory([1, ' a ', null, 'a', ''])).toEqual(['a']);
  });
});
