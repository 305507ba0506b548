import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf, fieldPath, flattenErrors, inOrder, messageAt } from './form-errors.ts';

const tree = {
  name: { type: 'custom', message: '请填写企业名称', ref: { focus: () => {} } },
  contact: { phone: { type: 'custom', message: '请输入正确的手机号码' } },
  items: [undefined, { amount: { type: 'custom', message: '请填写金额' } }],
  root: { type: 'custom', message: '开始不能晚于结束' },
};

describe('errors of a form', () => {
  test('are found at any depth, and those of the root are of the form', () => {
    expect(flattenErrors(tree)).toEqual([
      { name: 'name', message: '请填写企业名称' },
      { name: 'contact.phone', message: '请输入正确的手机号码' },
      { name: 'items.1.amount', message: '请填写金额' },
      { name: '', message: '开始不能晚于结束' },
    ]);
  });

  test('do not enter elements, which lead round in circles', () => {
    const element: Record<string, unknown> = { nodeType: 1 };
    element.parent = element;
    expect(flattenErrors({ name: { message: 'x', ref: element, other: element } })).toEqual([
      { name: 'name', message: 'x' },
    ]);
  });

  test('an error of a list stands for the list', () => {
    expect(flattenErrors({ items: { root: { message: '至少一项' } } })).toEqual([
      { name: 'items', message: '至少一项' },
    ]);
  });

  test('are read by path', () => {
    expect(messageAt(tree, 'contact.phone')).toBe('请输入正确的手机号码');
    expect(messageAt(tree, 'items.1.amount')).toBe('请填写金额');
    expect(messageAt(tree, 'contact')).toBeUndefined();
    expect(messageAt(tree, 'nothing.here')).toBeUndefined();
  });

  test('paths with brackets are paths with dots', () => {
    expect(fieldPath('items[0].name')).toBe('items.0.name');
    expect(fieldPath('[0]')).toBe('0');
    expect(fieldPath('plain')).toBe('plain');
  });

  test('stand as the fields stand, the whole form first', () => {
    expect(inOrder(flattenErrors(tree), ['contact.phone', 'name']).map(({ name }) => name)).toEqual([
      '',
      'contact.phone',
      'name',
      'items.1.amount',
    ]);
  });

  test('none is lost or made by putting them in order', () => {
    const fault = fc.record({ name: fc.constantFrom('', 'a', 'b', 'c'), message: fc.string({ minLength: 1 }) });
    fc.assert(
      fc.property(fc.array(fault), fc.uniqueArray(fc.constantFrom('a', 'b', 'c')), (faults, names) => {
        const ordered = inOrder(faults, names);
        expect(ordered).toHaveLength(faults.length);
        expect(new Set(ordered)).toEqual(new Set(faults));
      }),
    );
  });
});

describe('a refusal of the service', () => {
  const shows = (name: string) => name === 'name' || name === 'items.0.amount';

  test('goes to the fields that the form shows', () => {
    expect(faultsOf({ fields: { name: '已登记', 'items[0].amount': '超出上限' } }, shows, '?')).toEqual([
      { name: 'name', message: '已登记' },
      { name: 'items.0.amount', message: '超出上限' },
    ]);
  });

  test('says what it has against other fields of the form as a whole', () => {
    expect(faultsOf({ message: '未能提交', fields: { hidden: '无权选择该园区' } }, shows, '?')).toEqual([
      { name: '', message: '未能提交' },
      { name: '', message: '无权选择该园区' },
    ]);
  });

  test('without a word says the fallback', () => {
    expect(faultsOf({}, shows, '请重试')).toEqual([{ name: '', message: '请重试' }]);
    expect(faultsOf({ message: '', fields: { name: '' } }, shows, '请重试')).toEqual([{ name: '', message: '请重试' }]);
  });

  test('loses no message', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ minLength: 1 })), (fields) => {
        const said = faultsOf({ fields }, shows, '?').map(({ message }) => message);
        for (const message of Object.values(fields)) expect(said).toContain(message);
      }),
    );
  });
});
