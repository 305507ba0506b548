import type { Words } from '../../../../api/src/modules/policy/matching/criterion-data.ts';

const w = (zh: string, en: string): Words => ({ 'zh-CN': zh, en });

/** `{topic}` is a theme's, `{year}` the year of publication, `{day}` a day three weeks later. */
export interface AnnouncementPattern {
  title: Words;
  paragraphs: readonly Words[];
}

export const announcementPatterns: readonly AnnouncementPattern[] = [
  {
    title: w('关于开展{year}年度{topic}项目中期检查的通知', 'Mid-term review of projects on {topic}, {year}'),
    paragraphs: [
      w(
        '各项目承担单位：为掌握{topic}项目进展和资金使用情况，现组织开展中期检查。',
        'To all project units: progress and spending of the projects on {topic} are reviewed at mid-term.',
      ),
      w(
        '检查内容包括计划任务完成情况、专账核算情况和存在的问题。承担单位登录平台填写中期报告，附财务辅助账和阶段成果证明。',
        'The review covers the tasks done, the separate accounts and open problems. Fill in the report on the platform and attach the accounts and proof of results.',
      ),
      w(
        '请于{day}前提交。逾期未提交的，暂停后续资金拨付。',
        'Submit by {day}. Later instalments are suspended for reports that are missing.',
      ),
    ],
  },
  {
    title: w('关于召开{topic}政策宣讲会的通知', 'Briefing on the policies for {topic}'),
    paragraphs: [
      w(
        '为帮助企业了解{topic}支持政策，现定于近期在企业服务中心三层报告厅召开宣讲会，同步开通线上直播。',
        'A briefing on the support for {topic} takes place in the hall on the third floor of the service centre and is streamed.',
      ),
      w(
        '会议介绍申报条件、材料要求和常见问题，预留一小时现场答疑。每家企业限两人参加，不收取任何费用。',
        'It covers conditions, materials and frequent questions, with an hour for answers. Two people per enterprise may attend, free of charge.',
      ),
      w('请于{day}前在平台报名。', 'Register on the platform by {day}.'),
    ],
  },
  {
    title: w('关于受理{topic}专项资金兑付材料的通知', 'Payment documents for the fund on {topic}'),
    paragraphs: [
      w(
        '经公示无异议的{topic}项目，即日起受理资金兑付材料。',
        'Payment documents are accepted for the projects on {topic} to which nobody objected.',
      ),
      w(
        '需提交资金拨付申请表、收款账户证明和承诺书。营业执照、纳税和社保信息由平台调取，无需重复提交。',
        'Submit the request for payment, proof of the account and the undertaking. Licence, tax and insurance data are taken from the platform.',
      ),
      w(
        '受理截止日期为{day}，审核通过后二十个工作日内拨付。',
        'The last day is {day}; payment follows within twenty working days of approval.',
      ),
    ],
  },
  {
    title: w('关于征集{year}年{topic}技术需求的通知', 'Call for technology needs on {topic}, {year}'),
    paragraphs: [
      w(
        '为编制{topic}攻关指南，现面向园区企业征集技术需求。',
        'Enterprises of the zone are asked for their technology needs, from which the guide on {topic} is written.',
      ),
      w(
        '需求应当指标明确、有应用场景和配套投入。单个企业最多填报三项，涉密内容不得上传。',
        'A need has clear figures, a place of use and funds of its own. Each enterprise names three at most; nothing secret is uploaded.',
      ),
      w('征集时间截至{day}。', 'Needs are collected until {day}.'),
    ],
  },
  {
    title: w('关于{topic}申报材料补正的通知', 'Missing documents in applications on {topic}'),
    paragraphs: [
      w(
        '经形式审查，部分{topic}申报材料需要补正，具体要求已发送至申报联系人。',
        'The formal check found missing documents in some applications on {topic}; the contacts have been told which.',
      ),
      w(
        '补正只限一次，请对照退回意见逐项修改后重新提交。',
        'There is one chance to add them: follow the remarks point by point and send the application again.',
      ),
      w('补正截止时间为{day}17:00。', 'The last moment is 17:00 on {day}.'),
    ],
  },
  {
    title: w('关于平台申报系统升级暂停服务的公告（{day}）', 'Maintenance of the application system, {day}'),
    paragraphs: [
      w(
        '平台申报系统将于{day}20:00至次日6:00升级，其间暂停在线填报和材料上传。',
        'The application system is upgraded from 20:00 on {day} to 6:00 the next morning; forms and uploads are not available.',
      ),
      w(
        '已保存的草稿不受影响。截止日期落在升级时段的申报，顺延一个工作日。',
        'Saved drafts stay. A deadline within these hours moves to the next working day.',
      ),
    ],
  },
  {
    title: w(
      '关于防范冒用政府名义代办{topic}申报的提示',
      'Warning of agents who claim to act for the office on {topic}',
    ),
    paragraphs: [
      w(
        '近期有机构自称与我单位合作，向企业收取{topic}申报费用。我单位未委托任何机构代办申报，申报全程免费。',
        'Some agencies claim to work with us and charge for applications on {topic}. We have engaged nobody; applying is free.',
      ),
      w(
        '收到此类信息请保留证据并拨打服务热线核实。发布时间{year}年，长期有效。',
        'Keep the message and ask the hotline. This warning of {year} stays valid.',
      ),
    ],
  },
];
