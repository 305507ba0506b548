import { expect, test } from 'vitest';
import { tokensOf } from './tokens-of.ts';

test('tokens come in the order of the vocabulary, each once', () => {
  expect(tokensOf(`padding: token('space-2'), color: token('text-primary'), gap: token('space-2')`)).toEqual([
    'text-primary',
    'space-2',
  ]);
});

test('a name with a hole stands for all that it may become', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template, not one
  expect(tokensOf('background: token(`feedback-${tone}-soft`)')).toEqual([
    'feedback-success-soft',
    'feedback-warning-soft',
    'feedback-danger-soft',
    'feedback-info-soft',
  ]);
});
