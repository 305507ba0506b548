import { accountEndpoints, type EnterpriseInput, enterpriseEndpoints } from '@zonekit/api-client/account/contract';
import { authEndpoints } from '@zonekit/api-client/auth/contract';
import { fileEndpoints } from '@zonekit/api-client/file/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { bearer } from '../../../test/people.ts';

type Account = 'demo' | 'staff' | 'new' | 'operator';

let api: TestApi;
let clock = Date.parse('2026-11-20T09:00:00+08:00');
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(clock), demo: true });
});
afterAll(() => api.close());

const CODE = '91371100M000100Y43';
const HARBOUR = {
  name: '东港晨帆冷链有限公司',
  credit_code: CODE,
  area: {
    province_id: '370000',
    province_name: '山东省',
    city_id: '371100',
    city_name: '日照市',
    county_id: '371102',
    county_name: '东港区',
  },
  address: '海港路 8 号',
  industry: 'ind-coldchain',
  contact: '陈一鸣',
  contact_phone: '13700002026',
  intro: '冷链仓储',
} satisfies EnterpriseInput;

const tokenOf = (account: Account) => api.tokenOf(account);
const add = async (token: string, over: Partial<EnterpriseInput> = {}) =>
  api.inject(enterpriseEndpoints.addEnterprise, { body: { ...HARBOUR, ...over }, ...bearer(token) });
const detail = (token: string) => api.inject(enterpriseEndpoints.getEnterprise, bearer(token));
const who = async (token: string) => (await api.inject(authEndpoints.userInfo, bearer(token))).body.data;
const edit = (token: string, over: Partial<EnterpriseInput> = {}) =>
  api.inject(enterpriseEndpoints.editEnterprise, { body: { ...HARBOUR, ...over }, ...bearer(token) });

beforeEach(async () => {
  clock += 24 * 3600_000;
  // What a test before has founded is gone.
  const founded = api.db.selectFrom('enterprises').where('id', 'not like', 'e-%').select('id');
  await api.db.deleteFrom('enterprise_staff').where('enterprise_id', 'in', founded).execute();
  await api.db.deleteFrom('enterprise_staff').where('user_id', 'in', ['u-new', 'u-operator']).execute();
  await api.db.updateTable('users').set({ last_enterprise_id: null }).where('id', '=', 'u-new').execute();
  await api.db.deleteFrom('enterprises').where('id', 'not like', 'e-%').execute();
});

describe('an enterprise', () => {
  test('is none for who acts for none', async () => {
    expect(await detail(await tokenOf('new'))).toMatchObject({ status: 404, error: { message: '您还没有绑定企业' } });
  });

  test.each([
    ['credit_code', { credit_code: '91371100M000100YO3' }],
    ['contact_phone', { contact_phone: '1' }],
    ['name', { name: ' ' }],
    ['industry', { industry: 'ind-none' }],
  ])('without a proper %s is refused', async (path, over) => {
    expect((await add(await tokenOf('new'), over)).error.details).toMatchObject({ fields: [{ path }] });
  });

  test('is owned by who registers it, and acted for at once', async () => {
    const token = await tokenOf('new');
    const { status, body } = await add(token);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: HARBOUR.name, position: 'owner', area: { county_name: '东港区' } });
    expect((await detail(token)).body.data).toEqual(body.data);
    expect(await who(token)).toMatchObject({ role: 'enterprise_user', enterprise: { enterprise_name: HARBOUR.name } });
    // And by the next login as well.
    expect((await who(await tokenOf('new'))).enterprise?.enterprise_id).toBe(body.data.enterprise_id);
  });

  test('is registered once for each credit code', async () => {
    await add(await tokenOf('new'));
    const second = await add(await tokenOf('operator'));
    expect(second).toMatchObject({ status: 409, error: { details: { field: 'credit_code' } } });
    expect((await who(await tokenOf('operator'))).enterprise).toBeNull();
    expect((await edit(await tokenOf('demo'))).status).toBe(409);
  });

  test('is edited by its owner alone', async () => {
    const { error, status } = await edit(await tokenOf('staff'), { credit_code: '91371100M000100Y51' });
    expect([status, error.message]).toEqual([403, '只有企业管理员可以维护企业信息']);
    const token = await tokenOf('demo');
    const { body } = await edit(token, { name: '澜图智能', credit_code: '91371100M000100Y51' });
    expect(body.data).toMatchObject({ enterprise_id: 'e-lantu', name: '澜图智能' });
    expect((await who(token)).enterprise?.enterprise_name).toBe('澜图智能');
  });
});

describe('logo and licence', () => {
  const upload = async (id: string, owner_id: string, kind: 'image' | 'pdf') => {
    const row = { id, storage_key: id, name: id, name_en: null, mime: 'x/y', size: 1, access: 'private' as const };
    await api.db
      .insertInto('files')
      .values({ ...row, kind, owner_id, created_at: '2026-11-20T09:00:00+08:00' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };
  const mine = { credit_code: '91371102M000200Y26' };
  beforeAll(async () => {
    await upload('f-logo', 'u-demo', 'image');
    await upload('f-licence', 'u-demo', 'pdf');
    await upload('f-others', 'u-staff', 'image');
  });

  test.each([
    ["somebody else's upload", 'logo_file_id', { logo_file_id: 'f-others' }],
    ['a file that does not exist', 'licence_file_id', { licence_file_id: 'f-none' }],
    ['a PDF for a logo', 'logo_file_id', { logo_file_id: 'f-licence' }],
  ])('%s is refused', async (_, path, files) => {
    const { status, error } = await edit(await tokenOf('demo'), { ...mine, ...files });
    expect(status).toBe(422);
    expect(error.details).toMatchObject({ fields: [{ path }] });
  });

  test('are kept where they are left out, and taken away by null', async () => {
    const token = await tokenOf('demo');
    const both = { logo_file_id: 'f-logo', licence_file_id: 'f-licence' };
    expect((await edit(token, { ...mine, ...both })).body.data).toMatchObject(both);
    expect((await edit(token, mine)).body.data).toMatchObject(both);
    expect((await edit(token, { ...mine, logo_file_id: null })).body.data).toMatchObject({
      logo_file_id: null,
      licence_file_id: 'f-licence',
    });
  });

  test('are seen by who acts for the enterprise, and by nobody else', async () => {
    const owner = await tokenOf('demo');
    await edit(owner, { ...mine, licence_file_id: 'f-licence' });
    const { code } = (await api.inject(enterpriseEndpoints.invite, bearer(owner))).body.data;
    const token = await tokenOf('new');
    const see = () => api.inject(fileEndpoints.fileInfo, { params: { id: 'f-licence' }, ...bearer(token) });
    expect((await see()).status).toBe(404);
    await api.inject(enterpriseEndpoints.join, { body: { code }, ...bearer(token) });
    expect((await see()).status).toBe(200);
  });
});

describe('staff', () => {
  const list = async (token: string) =>
    (await api.inject(enterpriseEndpoints.listEmployments, bearer(token))).body.data.map((row) =>
      [row.enterprise_id, row.position, row.current].join(' '),
    );
  const switchTo = (token: string, enterprise_id: string) =>
    api.inject(enterpriseEndpoints.staffToken, { query: { enterprise_id }, ...bearer(token) });

  test('see the enterprises that they may act for', async () => {
    expect(await list(await tokenOf('new'))).toEqual([]);
    expect(await list(await tokenOf('staff'))).toEqual(['e-haiheng staff true', 'e-yunfan staff false']);
  });

  test('get no token of an enterprise that is not theirs', async () => {
    expect((await switchTo(await tokenOf('staff'), 'e-lantu')).error.code).toBe('forbidden');
    expect((await switchTo(await tokenOf('staff'), 'e-nowhere')).status).toBe(403);
  });

  test('act for another one by its token; the old token ends after half a minute', async () => {
    const old = await tokenOf('staff');
    const { body } = await switchTo(old, 'e-yunfan');
    const { token, user_info } = body.data;
    expect(user_info).toMatchObject({ role: 'staff', enterprise: { enterprise_id: 'e-yunfan' } });
    expect((await who(token)).enterprise?.enterprise_id).toBe('e-yunfan');
    expect(await list(token)).toEqual(['e-yunfan staff true', 'e-haiheng staff false']);
    clock += 30_000;
    expect((await api.inject(authEndpoints.userInfo, bearer(old))).status).toBe(401);
    // Another session keeps its enterprise; the next one starts with this one.
    expect((await who(await tokenOf('staff'))).enterprise?.enterprise_id).toBe('e-yunfan');
    await switchTo(token, 'e-haiheng');
  });

  test('see who else there is, with masked phones; the owner sees them whole', async () => {
    const { body } = await api.inject(enterpriseEndpoints.listMembers, bearer(await tokenOf('staff')));
    expect(body.data).toMatchObject([{ user_id: 'u-staff', phone: '139****2026', position: 'staff' }]);
    const owner = await api.inject(enterpriseEndpoints.listMembers, bearer(await tokenOf('demo')));
    expect(owner.body.data).toMatchObject([{ user_id: 'u-demo', phone: '13800002026', position: 'owner' }]);
  });
});

describe('an invitation', () => {
  const invite = async (token: string) => api.inject(enterpriseEndpoints.invite, bearer(token));
  const join = (token: string, code: string) =>
    api.inject(enterpriseEndpoints.join, { body: { code }, ...bearer(token) });
  const remove = (token: string, user_id: string) =>
    api.inject(enterpriseEndpoints.removeMember, { body: { user_id }, ...bearer(token) });

  test("is the owner's to give", async () => {
    expect((await invite(await tokenOf('staff'))).status).toBe(403);
    expect((await invite(await tokenOf('new'))).status).toBe(404);
  });

  test('lets one person join as staff, in upper or lower case, and act for it at once', async () => {
    const { code } = (await invite(await tokenOf('demo'))).body.data;
    const token = await tokenOf('new');
    const { body } = await join(token, ` ${code.toLowerCase()} `);
    expect(body.data).toMatchObject({ enterprise_id: 'e-lantu', position: 'staff', current: true });
    expect(await who(token)).toMatchObject({ role: 'staff', enterprise: { enterprise_id: 'e-lantu' } });
    const again = await join(await tokenOf('operator'), code);
    expect(again.error).toMatchObject({ code: 'captcha_invalid', message: '邀请码错误或已失效' });
  });

  test('serves for seven days', async () => {
    const { code, expires_at } = (await invite(await tokenOf('demo'))).body.data;
    clock = Date.parse(expires_at);
    expect((await join(await tokenOf('new'), code)).status).toBe(422);
  });

  test('that is guessed wrong five times locks', async () => {
    const token = await tokenOf('new');
    for (let tries = 0; tries < 4; tries += 1) await join(token, 'WRONG');
    expect((await join(token, 'WRONG')).error.code).toBe('account_locked');
    const { code } = (await invite(await tokenOf('demo'))).body.data;
    expect((await join(token, code)).error.code).toBe('account_locked');
  });

  test('the owner takes somebody out again, whose session acts for nobody then', async () => {
    const { code } = (await invite(await tokenOf('demo'))).body.data;
    const token = await tokenOf('new');
    await join(token, code);
    expect((await remove(token, 'u-demo')).status).toBe(403);
    expect((await remove(await tokenOf('demo'), 'u-staff')).status).toBe(404);
    const { body } = await remove(await tokenOf('demo'), 'u-new');
    expect(body.data.map(({ user_id }) => user_id)).toEqual(['u-demo']);
    expect(await who(token)).toMatchObject({ role: 'guest', enterprise: null });
  });

  test('staff may leave, the last owner may not', async () => {
    const { code } = (await invite(await tokenOf('demo'))).body.data;
    const token = await tokenOf('new');
    await join(token, code);
    expect((await remove(token, 'u-new')).status).toBe(200);
    expect((await remove(await tokenOf('demo'), 'u-demo')).error.message).toBe('企业至少保留一名管理员');
  });
});

test.each([
  ['demo', 'enterprise_user', 'enterprise.edit', 'roadshow.decide'],
  ['staff', 'staff', 'enterprise.view', 'enterprise.edit'],
  ['new', 'guest', 'policy.match', 'enterprise.view'],
  ['operator', 'operator', 'roadshow.decide', 'enterprise.edit'],
] as const)('%s is %s and may %s, but not %s', async (account, user_type, may, mayNot) => {
  const { body } = await api.inject(accountEndpoints.rights, {}, { as: account });
  expect(body.data.user_type).toBe(user_type);
  expect(body.data.rights).toContain(may);
  expect(body.data.rights).not.toContain(mayNot);
});
