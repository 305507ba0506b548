import type { Context } from '../../../api/src/frame/context.ts';
import { hashPassword } from '../../../api/src/modules/auth/auth.secrets.ts';
import { DEMO_PASSWORD } from '../../../api/src/modules/auth/demo-password.ts';
import { zoneWords } from '../zone-words.ts';

export const enterprises = [
  {
    id: 'e-lantu',
    name: '东港澜图智能装备有限公司',
    credit_code: '91371102M000200Y26',
    area: {
      province_id: '370000',
      province_name: '山东省',
      city_id: '371100',
      city_name: '日照市',
      county_id: '371102',
      county_name: '东港区',
    },
    address: '海港路16号智能制造园3号楼',
    industry: 'ind-equipment',
    contact: '林知远',
    contact_phone: '13800002026',
    intro: '研制港口与冷链仓储的移动机器人。',
  },
  { id: 'e-haiheng', name: '东港海衡冷链科技有限公司' },
  { id: 'e-yunfan', name: '东港云帆跨境供应链管理有限公司' },
];

const users = [
  {
    id: 'u-demo',
    account: 'demo',
    name: '林知远',
    nickname: '知远',
    phone: '13800002026',
    last_enterprise_id: 'e-lantu',
  },
  {
    id: 'u-staff',
    account: 'staff',
    name: '周晓岚',
    nickname: '晓岚',
    phone: '13900002026',
    last_enterprise_id: 'e-haiheng',
  },
  {
    id: 'u-new',
    account: 'new',
    name: '陈一鸣',
    nickname: '一鸣',
    phone: '13700002026',
    last_enterprise_id: null,
  },
  {
    id: 'u-operator',
    account: 'operator',
    is_operator: true,
    name: '平台运营',
    nickname: '运营',
    phone: '13600002026',
    last_enterprise_id: null,
  },
] as const;

const staff = [
  { enterprise_id: 'e-lantu', user_id: 'u-demo', position: 'owner' },
  { enterprise_id: 'e-haiheng', user_id: 'u-staff', position: 'staff' },
  { enterprise_id: 'e-yunfan', user_id: 'u-staff', position: 'staff' },
] as const;

interface DemoContext extends Pick<Context, 'db'> {
  config: Pick<Context['config'], 'demoVariant'>;
}

/** The four demo accounts and their enterprises. */
export const seed = async ({ db, config }: DemoContext): Promise<void> => {
  const there = await db.selectFrom('users').select('id').where('id', '=', 'u-demo').executeTakeFirst();
  if (there) return;
  const inZone = zoneWords(config.demoVariant);
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('enterprises')
      .values(inZone(enterprises).map((row) => ('area' in row ? { ...row, area: JSON.stringify(row.area) } : row)))
      .onConflict((c) => c.doNothing())
      .execute();
    await tx
      .insertInto('users')
      .values(users.map((user) => ({ ...user, password_hash })))
      .onConflict((c) => c.doNothing())
      .execute();
    await tx
      .insertInto('enterprise_staff')
      .values(staff)
      .onConflict((c) => c.doNothing())
      .execute();
  });
};
