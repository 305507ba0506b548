/** A question with the sources that answer it; any of them will do. */
export interface ExpectedQuestion {
  question: string;
  /** Part of the Chinese title of an entry, which no other has. */
  faq?: string;
  /** Part of the Chinese title of a call or a policy. */
  document?: string;
}

const q = (question: string, faq: string, document?: string): ExpectedQuestion => ({
  question,
  faq,
  ...(document !== undefined && { document }),
});

/** 60 questions as people ask them, half of each language, with their sources in the demo's data. */
export const answeredQuestions: readonly ExpectedQuestion[] = [
  q('项目拿过市级资金了，区里还能不能再申请？', '同一个项目已经拿了市级资金'),
  q('材料造假被发现会怎么处罚？', '提供虚假材料申报会有什么后果'),
  q('补助款要不要单独记账', '补助资金到账后要单独记账吗'),
  q('后补助是不是要企业先垫资？', '后补助是什么意思'),
  q('财政补助交不交企业所得税', '收到的财政补助要交企业所得税吗'),
  q('对公示结果有异议找谁提', '公示期间对结果有异议'),
  q('网上申报一共要走几步', '网上申报要走哪些步骤'),
  q('材料不全被退回来了，能重新提交吗', '材料不齐被退回'),
  q('申报表填了一半，能存草稿吗？', '申报表没填完可以先保存草稿吗'),
  q('截止那天几点之前提交才有效？', '截止当天几点之前提交算有效'),
  q('想知道我们符合哪些政策', '怎么知道我们公司符合哪些政策'),
  q('怎么订阅申报截止提醒', '怎样收到申报截止提醒'),
  q('个体工商户能不能申报', '分公司、个体工商户可以申报吗'),
  q('刚移出经营异常名录，还能申报吗', '企业刚被移出经营异常名录'),
  q('可以找中介代申报吗', '可以委托中介机构代为申报吗'),
  q('研发费用加计扣除比例', '企业研发费用加计扣除的比例是多少'),
  q('委托大学研发的费用可以加计扣除吗', '委托外部机构研发的费用能加计扣除吗'),
  q('高企证书几年有效？', '高新技术企业证书有效期多久'),
  q('创新券过期了还能用吗', '创新券怎么申领'),
  q('人才公寓要满足什么条件', '人才公寓怎么申请'),
  q('工位能不能当注册地址', '注册地址可以用孵化器的工位吗'),
  q('AEO高级认证有哪些通关便利', 'AEO高级认证企业在口岸有什么便利'),
  q('新建冷库的设备投资能补多少', '“新建冷库补助”能补多少', '新建补助'),
  q('冷链装备首购首用怎么奖励', '冷链装备首购首用的“首购奖励”能补多少', '冷链装备首购首用'),
  q('专利保险补助是多少', '“专利保险补助”怎么补', '专利保险补助'),
  q('企业股权融资奖励怎么算', '“企业股权融资奖励”怎么补', '企业股权融资奖励'),
  q('海外仓建设有奖励吗', '“海外仓与售后网点建设奖励”怎么补', '海外仓与售后网点建设奖励'),
  q('首台套保险费能补偿多少', '首台（套）重大技术装备的“保险费用补偿”能补多少', '首台（套）重大技术装备'),
  q('科技型中小企业贷款贴息的比例', '科技型中小企业贷款贴息的“贷款贴息”能补多少', '科技型中小企业贷款贴息'),
  q('高层次人才的安家补贴有多少', '高层次人才引育的“安家补贴”能补多少', '安家补贴'),
  q('We already got municipal funds for the project. Can the zone pay as well?', '同一个项目已经拿了市级资金'),
  q('What happens to us if documents turn out to be false?', '提供虚假材料申报会有什么后果'),
  q('Do we need a separate account for the subsidy?', '补助资金到账后要单独记账吗'),
  q('Does "paid afterwards" mean that we pay in advance?', '后补助是什么意思'),
  q('Do we have to pay corporate income tax on subsidies?', '收到的财政补助要交企业所得税吗'),
  q('How can we object to publicised results?', '公示期间对结果有异议'),
  q('What are the steps of applying online?', '网上申报要走哪些步骤'),
  q('Our application was returned for missing documents, can it be submitted again?', '材料不齐被退回'),
  q('Can I save a draft of the application?', '申报表没填完可以先保存草稿吗'),
  q('Until what time can I submit on the last day?', '截止当天几点之前提交算有效'),
  q('Which policies does my company qualify for?', '怎么知道我们公司符合哪些政策'),
  q('How do I get reminded of a deadline?', '怎样收到申报截止提醒'),
  q('May a sole trader apply?', '分公司、个体工商户可以申报吗'),
  q('Could an agency apply for us?', '可以委托中介机构代为申报吗'),
  q('What is the additional deduction rate for R&D expenses?', '企业研发费用加计扣除的比例是多少'),
  q('Are commissioned R&D expenses deductible?', '委托外部机构研发的费用能加计扣除吗'),
  q('How long is the high-tech enterprise certificate valid?', '高新技术企业证书有效期多久'),
  q('Can innovation vouchers be used after they expire?', '创新券怎么申领'),
  q('Who can rent a talent apartment?', '人才公寓怎么申请'),
  q('Can we register our company address at a workstation of an incubator?', '注册地址可以用孵化器的工位吗'),
  q('What does AEO certification bring at customs?', 'AEO高级认证企业在口岸有什么便利'),
  q('How much is the subsidy for new cold storage?', '“新建冷库补助”能补多少', '冷链仓储设施新建补助'),
  q('Reward for first purchase of cold-chain equipment', '冷链装备首购首用', '冷链装备首购首用'),
  q('How much of the patent insurance premium is paid?', '“专利保险补助”怎么补', '专利保险补助'),
  q('How is the reward for equity financing calculated?', '“企业股权融资奖励”怎么补', '企业股权融资奖励'),
  q('Is there a reward for warehouses abroad?', '“海外仓与售后网点建设奖励”怎么补', '海外仓与售后网点建设奖励'),
  q('Work permit and residence permit for a foreign expert', '外籍专家的工作许可和居留许可'),
  q('Do I have to book a viewing of premises?', '看房要提前预约吗'),
  q('Must bonded R&D samples be shipped back?', '保税研发的样品用完后必须退运出境吗'),
  q(
    'How much is the settlement allowance for highly qualified people?',
    '高层次人才引育的“安家补贴”能补多少',
    '安家补贴',
  ),
];

/** 15 questions that nothing in the demo's data answers. */
export const unansweredQuestions: readonly string[] = [
  '冷库设备可以用进口二手的吗，补助打不打折？',
  '园区食堂几点开饭？',
  '明天东港会下雨吗',
  '怎么给孩子办理入学',
  '区里有没有养猪场的补贴？',
  '护照丢了怎么补办',
  '帮我写一首关于大海的诗',
  '比特币挖矿能不能备案',
  '离婚财产怎么分割',
  'What is the capital of France?',
  'Can I bring my dog to the office?',
  'Where can I buy train tickets to Shanghai?',
  'Is there a grant for opening a restaurant?',
  'Who won the football match yesterday?',
  'How do I cook dumplings?',
];
