import { expect } from '@playwright/test';
import en from '../../apps/portal/src/pages/registration/messages/en.ts';
import formEn from '../../apps/portal/src/pages/registration/messages/form.en.ts';
import formZh from '../../apps/portal/src/pages/registration/messages/form.zh-CN.ts';
import zh from '../../apps/portal/src/pages/registration/messages/zh-CN.ts';
import { moveRegistrationStep } from '../../packages/api-client/src/registration/registration.client.ts';
import { type FactKey, factOf } from '../../packages/api-client/src/registration/registration.facts.ts';
import { faultWords } from '../../packages/api-client/src/registration/registration.rules.ts';
import {
  type RegistrationStep,
  STEP_NAMES,
  STEP_PATHS,
} from '../../packages/api-client/src/registration/registration.steps.ts';
import kitEn from '../../packages/portal-kit/src/form-page/messages/en.ts';
import kitZh from '../../packages/portal-kit/src/form-page/messages/zh-CN.ts';
import { axeFaults } from './axe.ts';
import { callerOf, signedInAs } from './callers.ts';
import { dueRuns, pattern, RUNS } from './languages.ts';
import { listen, PDF, test } from './support.ts';

const CENTRE = '/userCenter/user/businessregistration';
const ID_CARD = '11010519491231002X';

const WORDS = {
  'zh-CN': {
    words: zh,
    form: formZh,
    kit: kitZh,
    company: '东港澜图深冷装备有限公司',
    suggested: '改成“林知远印”',
    toMend: '请修改1处',
    doneOf: /^6\/6步办结$/,
  },
  en: {
    words: en,
    form: formEn,
    kit: kitEn,
    company: 'Donggang Cryogenics Limited',
    suggested: 'Change to "林知远印"',
    toMend: '1 field to correct',
    doneOf: /^6\/6 steps done$/,
  },
};

/** What is typed into each form; everything else is carried over. A number chooses an option by its place. */
const ANSWERS: Record<RegistrationStep, Partial<Record<FactKey, string | number>>> = {
  verification: {
    company_type: 1,
    industry: '智能装备',
    registered_capital: '5000000',
    legal_name: '林知远',
    legal_id: ID_CARD,
    legal_phone: '13800002026',
    legal_id_copy: '身份证.pdf',
  },
  registration: {
    business_scope: '深冷箱体、检漏设备的研发、制造与销售',
    term: 1,
    address: '东港区海关路18号启航中心B座1802',
    premises: 2,
    premises_proof: '租赁合同.pdf',
    company_phone: '13800002027',
    legal_position: 1,
    shareholders: '林知远',
    finance_name: '许未央',
    finance_id: ID_CARD,
    finance_phone: '13800002028',
    agent_id: ID_CARD,
  },
  seals: {
    legal_seal: '林致远印',
    seal_material: 1,
    seal_maker: 1,
    collector_id: ID_CARD,
    collector_phone: '13800002029',
    collect_place: 1,
  },
  banks: { bank_branch: 1, account_kind: 1, online_banking: 3, visit_on: '2027-03-01' },
  socials: { employees: '许未央', insured_from: '2027-03-01', wage_total: '60000', fund_rate: 2 },
  invoices: { taxpayer: 1, accounting: 1, invoice_kind: 3, invoice_total: '200000' },
};

test.use(signedInAs('new'));

for (const { lang, device, options } of dueRuns(RUNS, import.meta.filename)) {
  const { words, form, kit, company, suggested, toMend, doneOf } = WORDS[lang];
  test.describe(`in ${lang} on ${device}`, () => {
    test.use({ locale: lang, ...options });

    test(`a new enterprise is registered from its name to its invoices, with one return on the way; in ${lang}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(240_000);
      const said = listen(page);
      const operator = await callerOf(baseURL ?? '', 'operator');
      let id = '';

      const control = (key: FactKey) => {
        const { kind, label } = factOf(key);
        const name = kind === 'money' ? form.moneyLabel.replace('{label}', label[lang]) : label[lang];
        return page.getByLabel(name, { exact: true });
      };
      const answer = async (key: FactKey, given: string | number) => {
        const { kind, label } = factOf(key);
        if (typeof given === 'number') return control(key).selectOption({ index: given });
        if (kind === 'files') {
          await control(key).setInputFiles({ ...PDF, name: given });
          return expect(page.locator('main li[data-status=done]').filter({ hasText: given })).toHaveCount(1);
        }
        if (kind !== 'people') return control(key).fill(given);
        const person = (message: string) =>
          page.getByLabel(message.replace('{list}', label[lang]).replace('{place}', '1'), { exact: true });
        await person(form.personNameOf).fill(given);
        await person(form.personIdOf).fill(ID_CARD);
      };
      const fill = async (step: RegistrationStep) => {
        await page.goto(`${CENTRE}/${step}/Add?id=${id}&lang=${lang}`);
        await expect(page.getByRole('heading', { level: 1, name: STEP_NAMES[step][lang] })).toBeVisible();
        for (const [key, given] of Object.entries(ANSWERS[step])) await answer(key as FactKey, given);
      };
      const submit = (name: string = form.submit) => page.getByRole('button', { name, exact: true }).click();
      const isSubmitted = async (step: RegistrationStep) => {
        await expect(page).toHaveURL(new RegExp(`/${step}/Details\\?id=`));
        await expect(page.getByText(words.details.standing.submitted)).toBeVisible();
      };
      const complete = (step: RegistrationStep, results: Record<string, string> = {}) =>
        moveRegistrationStep(operator, id, STEP_PATHS[step], { status: 'done', results });

      await test.step('begins with two names', async () => {
        await page.goto(`${CENTRE}?lang=${lang}`);
        await page.getByRole('link', { name: words.begin }).first().click();
        await page.getByLabel(words.proposedName, { exact: true }).fill(company);
        await page.getByRole('button', { name: words.beginNow }).click();
        await expect(page.getByRole('link', { name: words.nameMissing })).toBeVisible();
        await page.getByLabel(words.alternative, { exact: true }).fill(`${company} 2`);
        await page.getByRole('button', { name: words.beginNow }).click();
        await expect(page).toHaveURL(/\/verification\/Add\?id=/);
        id = new URL(page.url()).searchParams.get('id') ?? '';
        await expect(control('company_name')).toHaveValue(company);
      });

      await test.step('fills in the first form, which survives a reload and says what is missing', async () => {
        await submit();
        await expect(
          page.getByRole('link', { name: new RegExp(factOf('legal_id').label[lang]) }).first(),
        ).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
        await fill('verification');
        await expect(page.getByRole('status').filter({ hasText: pattern(kit.savedAt) })).toBeVisible();
        await page.reload();
        await expect(control('industry')).toHaveValue('智能装备');
        await submit();
        await isSubmitted('verification');
        expect(await axeFaults(page)).toEqual([]);
      });

      await test.step('sees what later steps will ask, before they can be filled in', async () => {
        await page.goto(`${CENTRE}/invoices/Add?id=${id}`);
        await expect(page.getByText(words.details.needsHint)).toBeVisible();
        await expect(page.getByRole('button', { name: form.submit, exact: true })).toHaveCount(0);
        expect(await axeFaults(page)).toEqual([]);
      });

      await test.step('is established, with the reserved name carried over', async () => {
        await complete('verification');
        await fill('registration');
        await expect(control('company_name')).toHaveAttribute('readonly', '');
        await submit();
        await isSubmitted('registration');
        await complete('registration', { credit_code: '91000000MA0LT2027Y' });
      });

      await test.step('corrects the seal that was returned, by what is offered', async () => {
        await fill('seals');
        await expect(control('credit_code')).toHaveValue('91000000MA0LT2027Y');
        await submit();
        await isSubmitted('seals');
        await moveRegistrationStep(operator, id, STEP_PATHS.seals, {
          status: 'returned',
          reason: '请核对后重交，其余3枚已通过',
          remarks: [{ field: 'legal_seal', remark: '名章写的是“林致远”，执照上是“林知远”' }],
        });
        await page.goto(`${CENTRE}/oneStopUser?id=${id}`);
        await expect(page.getByText(toMend)).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
        await page.getByRole('link', { name: new RegExp(`^${words.actions.returned}`) }).click();
        await page.getByRole('switch').check({ force: true });
        await expect(control('legal_seal')).toBeVisible();
        await expect(control('address')).toBeHidden();
        expect(await axeFaults(page)).toEqual([]);
        await page.getByRole('button', { name: suggested }).click();
        await expect(control('legal_seal')).toHaveValue('林知远印');
        await expect(control('legal_seal')).toBeFocused();
        await submit(form.resubmit);
        await isSubmitted('seals');
        await complete('seals', { seal_filing: 'YZ-2026-0214' });
      });

      await test.step('opens its account and insures its people', async () => {
        await fill('banks');
        await control('visit_on').fill('2026-01-01');
        await submit();
        const visit = { kind: 'date', label: factOf('visit_on').label[lang] } as const;
        await expect(page.getByRole('link', { name: faultWords('over', visit, lang) })).toBeVisible();
        await answer('visit_on', '2027-03-01');
        await submit();
        await isSubmitted('banks');
        await complete('banks', { account_number: '6222021234567890' });
        await fill('socials');
        const employee = (place: string) =>
          page.getByLabel(
            form.personNameOf.replace('{list}', factOf('employees').label[lang]).replace('{place}', place),
            { exact: true },
          );
        await page.getByRole('button', { name: form.addPerson }).click();
        await expect(employee('2')).toBeFocused();
        await page.getByRole('button', { name: form.removePerson.replace('{place}', '2') }).click();
        await expect(employee('1')).toBeFocused();
        await submit();
        await isSubmitted('socials');
        await complete('socials', { social_number: 'SB-2026-0214', fund_number: '80214026' });
      });

      await test.step('ends with its taxes, with the account carried over', async () => {
        await fill('invoices');
        await expect(control('account_number')).toHaveValue('6222021234567890');
        await submit();
        await isSubmitted('invoices');
        await complete('invoices', { tax_file: 'SW-2026-0214', invoice_quota: '200000' });
        await page.goto(`${CENTRE}/oneStopUser?id=${id}`);
        await expect(page.getByText(doneOf)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(company);
        await page.getByRole('link', { name: words.once.open }).click();
        await expect(page.getByRole('dialog').getByText('91000000MA0LT2027Y')).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
      });
      expect(said).toEqual([]);
    });
  });
}
