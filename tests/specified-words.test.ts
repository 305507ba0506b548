import { expect, test } from 'vitest';
import questionnaireEn from '../packages/portal-kit/src/questionnaire/messages/en.ts';
import questionnaireZh from '../packages/portal-kit/src/questionnaire/messages/zh-CN.ts';

// Cause: one message held the words of the specification and, joined to them, what was removed.
test('a fourth industry is refused in the words of specification section 5, and what was removed is a text of its own', () => {
  expect(questionnaireEn.errors['industry-max']).toBe('at most three industry fields may be chosen');
  expect(questionnaireZh.errors['industry-max']).toBe('最多可选择三个产业领域');
  expect(questionnaireZh.notAdded).toBe('未加入{removed}');
});
