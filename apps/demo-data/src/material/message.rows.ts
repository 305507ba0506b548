import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import type { onlineMessage } from '@zonekit/api-client/lifecycle/online-message';
import type { MessageRow } from '../../../api/src/modules/material/message/message.tables.ts';
import { demo, demoNumber, office, type Step, staff, timeOn } from '../space/leasing.steps.ts';

export type MessageStep = Step<StateOf<typeof onlineMessage>, ActorOf<typeof onlineMessage>>;

interface Plan {
  by: typeof demo;
  phone: string;
  about: Pick<MessageRow, 'subject' | 'subject_id'>;
  content: string;
  /** Days since it was sent. */
  age: number;
  answer?: string;
  end?: 'closed' | 'declined';
}

const lantu = { by: demo, phone: '13800002026' };
const haiheng = { by: staff, phone: '13900002026' };

const plans: readonly Plan[] = [
  {
    ...lantu,
    about: { subject: 'product', subject_id: 'product-001' },
    content: '−60℃下连续运行的导热硅脂，能不能先要一罐试样？我们自己做冷热循环。',
    age: 1,
  },
  {
    ...lantu,
    about: { subject: 'service', subject_id: 'test-012' },
    content: '盐雾做到480小时需要多少件样品？可以分两批送吗？',
    age: 4,
    answer: '480小时建议三件平行样，另留一件备样；可以分批，第二批送到时单独计时。',
  },
  {
    ...lantu,
    about: { subject: 'shop', subject_id: 'shop-037' },
    content: '贯标辅导能不能安排在十二月上旬进场？我们月底有一次客户审核。',
    age: 16,
    answer: '十二月第一周有一位辅导师空档，下单后当天可以锁定日期。',
    end: 'closed',
  },
  {
    ...lantu,
    about: { subject: 'product', subject_id: 'consumable-005' },
    content: '没有备案，能不能先发两瓶硝酸，手续后补？',
    age: 30,
    answer: '危险化学品须凭备案凭证购买，不能先发货后补手续；备案办理见商品页的储存与运输说明。',
    end: 'declined',
  },
  {
    ...haiheng,
    about: { subject: 'service', subject_id: 'service-011' },
    content: '冷库改造的试验费能不能计入研发费用加计扣除？',
    age: 2,
  },
  {
    ...haiheng,
    about: { subject: 'product', subject_id: 'product-026' },
    content: '真空绝热板可以按我们箱体的尺寸定制吗？起订量多少？',
    age: 9,
    answer: '可以定制，长宽不超过1,200×600毫米，起订50片，首批打样七个工作日。',
  },
];

/** Messages to providers in each state; their titles are those of the rows that they are about. */
export const messageRows = (
  today: string,
): {
  row: Omit<MessageRow, 'title_zh' | 'title_en' | 'path' | 'shop_id' | 'holder_zh' | 'holder_en'>;
  steps: MessageStep[];
}[] =>
  plans.map(({ by, phone, about, content, age, answer, end }, index) => {
    const sent = timeOn(today, -age, '09:40');
    const replied = timeOn(today, -age + 1, '15:10');
    const steps: MessageStep[] = [{ to: 'sent', as: 'applicant', by, at: sent }];
    if (answer !== undefined)
      steps.push({
        to: end === 'declined' ? 'declined' : 'answered',
        as: 'operator',
        by: office,
        at: replied,
        reason: answer,
      });
    if (end === 'closed') steps.push({ to: 'closed', as: 'applicant', by, at: timeOn(today, -age + 2, '10:05') });
    const last = steps.at(-1);
    return {
      row: {
        id: `message-demo-${index + 1}`,
        number: demoNumber('OM', sent, index),
        user_id: by.user_id,
        ...about,
        content,
        contact_person: by.name,
        contact_phone: phone,
        status: last?.to ?? 'sent',
        answer: answer !== undefined && end !== 'declined' ? answer : null,
        created_at: sent,
        updated_at: last?.at ?? sent,
      },
      steps,
    };
  });
