import { expect, test } from 'vitest';
import { ICP_REGISTER, policeRegister } from './index.ts';

test('the ICP number leads to the ministry', () => expect(ICP_REGISTER).toBe('https://beian.miit.gov.cn/'));

test.each([
  ['东公网安备00000002000001号', 'https://beian.mps.gov.cn/#/query/webSearch?code=00000002000001'],
  ['京公网安备 11010502030143 号', 'https://beian.mps.gov.cn/#/query/webSearch?code=11010502030143'],
  ['公安备案办理中', 'https://beian.mps.gov.cn/#/query/webSearch'],
])('%s is looked up at %s', (filing, href) => expect(policeRegister(filing)).toBe(href));
