import type { FaqCategory } from '@zonekit/api-client/faq/contract';

export interface GeneralFaq {
  category: FaqCategory;
  question: { 'zh-CN': string; en: string };
  answer: { 'zh-CN': string; en: string };
}

const faq = (category: FaqCategory, zh: string, en: string, answerZh: string, answerEn: string): GeneralFaq => ({
  category,
  question: { 'zh-CN': zh, en },
  answer: { 'zh-CN': answerZh, en: answerEn },
});

/** What holds for every document, and how the portal is used. */
export const generalFaqs: readonly GeneralFaq[] = [
  faq(
    'funds',
    '同一个项目已经拿了市级资金，区里的还能申请吗？',
    'Our project already has municipal funds. Can we apply to the zone as well?',
    '同一项目已获市级以上财政资金支持的，不重复支持；两级标准有差额的，可以按照就高原则申请补足差额。申报时请如实填写已获资金。',
    'A project that has public money from the city or above is not supported twice. Where the zone pays a higher rate, you can apply for the difference. State the funds you already have.',
  ),
  faq(
    'funds',
    '提供虚假材料申报会有什么后果？',
    'What happens if an application contains false documents?',
    '提供虚假材料骗取资金的，追回已拨付资金，记入信用记录，五年内不受理其申请；涉嫌犯罪的移送司法机关。',
    'Funds obtained by false documents are paid back, the breach is entered in the credit record, and no application is accepted for five years.',
  ),
  faq(
    'funds',
    '补助资金到账后要单独记账吗，可以花在哪里？',
    'Must a subsidy be booked in a separate account, and what may it be spent on?',
    '需要专账核算。资金只能用于与申报事项直接相关的支出，不得用于偿还债务、对外投资和人员福利。',
    'Yes, keep it in a separate account. It may be spent only on what was applied for, not on debts, investments or staff benefits.',
  ),
  faq(
    'funds',
    '后补助是什么意思，要先自己垫钱吗？',
    'What does "paid afterwards" mean? Do we pay in advance?',
    '后补助是指企业先投入，项目完成或费用发生并经审核后再拨付资金，因此需要先行垫付。分期拨付的，首期比例见各文件“资金与监督”一章。',
    'The enterprise spends first; the support is paid once the spending has been reviewed. Where it comes in instalments, the share of the first is in the chapter on funds of each document.',
  ),
  faq(
    'funds',
    '收到的财政补助要交企业所得税吗？',
    'Is corporate income tax due on a subsidy?',
    '有资金拨付文件、有专门管理办法并单独核算的，可以作为不征税收入，其支出不得税前扣除；不符合条件的应并入应纳税所得额。',
    'A subsidy with a grant document, its own rules and separate accounts can be non-taxable income, and what it pays for is then not deductible; otherwise it is taxable.',
  ),
  faq(
    'funds',
    '公示期间对结果有异议，怎么提出？',
    'How do we object to a result while it is being publicised?',
    '公示期为5个工作日。请在公示期内向发布部门书面提出，写明项目名称、理由和联系方式并附证明材料，匿名异议不予受理。',
    'Results are publicised for five working days. Object in writing to the department that published them, with the project, your reasons, evidence and a contact; anonymous objections are not accepted.',
  ),
  faq(
    'procedure',
    '网上申报要走哪些步骤？',
    'Which steps does an online application go through?',
    '按照发布通知、网上提交、形式审查、专家评审、公示、拨付的程序办理。提交后可以在用户中心“我的申报”查看每一步的状态和时限。',
    'Notice, submission online, formal check, review by experts, publicity and payment. The state and term of each step are shown under "My applications" in the user centre.',
  ),
  faq(
    'procedure',
    '材料不齐被退回，还能再提交吗？',
    'Our application was returned because documents were missing. Can we submit it again?',
    '可以。需要补正的一次性告知，请在10个工作日内补齐后重新提交，原编号不变；逾期未补正的视为放弃。',
    'Yes. All that is missing is told at once. Submit again within ten working days under the same number; later it counts as withdrawn.',
  ),
  faq(
    'procedure',
    '申报表没填完可以先保存草稿吗？',
    'Can I save an unfinished application as a draft?',
    '可以。草稿会自动保存，截止前随时可以在用户中心继续填写；截止时间一到，未提交的草稿不能再提交。',
    'Yes. Drafts are saved as you type and can be continued in the user centre until the deadline, after which a draft can no longer be submitted.',
  ),
  faq(
    'procedure',
    '截止当天几点之前提交算有效？',
    'Until what time on the last day is a submission valid?',
    '以系统收到的时间为准，截止当日17:00之前提交有效。建议提前一天提交，避免上传附件占用时间。',
    'The time at which the system receives it counts: 17:00 on the last day. Submit a day earlier, since uploads take time.',
  ),
  faq(
    'procedure',
    '怎么知道我们公司符合哪些政策？',
    'How do I find out which policies our company qualifies for?',
    '完成政策匹配问卷即可：十步回答企业情况，系统逐条比对全部在开放的申报通知，说明每一条是符合、不符还是待确认。',
    'Answer the matching questionnaire: ten steps about your company. Every open call is compared criterion by criterion, each met, unmet or to be confirmed.',
  ),
  faq(
    'procedure',
    '怎样收到申报截止提醒？',
    'How can I be reminded of deadlines?',
    '在申报通知页面点“关注”，截止日期会出现在用户中心的日程里，也可以把专属日历地址订阅到手机日历。',
    'Follow a call on its page. Its deadline then appears in your user centre, and a private calendar address can be subscribed to on your phone.',
  ),
  faq(
    'procedure',
    '分公司、个体工商户可以申报吗？',
    'Can a branch office or a sole trader apply?',
    '不可以。申报单位应当依法登记、具有独立法人资格、信用记录良好。分公司请由总公司申报，个体工商户可以先办理转企登记。',
    'No. Applicants are registered legal persons with a good credit record. The head office applies for a branch; a sole trader can first convert into a company.',
  ),
  faq(
    'procedure',
    '企业刚被移出经营异常名录，影响申报吗？',
    'We have just been removed from the list of abnormal operations. Does that affect applications?',
    '已经移出的不影响。仍在经营异常名录、严重违法失信名单内的，不予受理；近三年有重大安全、环保事故的，也不予支持。',
    'Not once you are removed. Enterprises still on that list or on the list of serious breaches are not accepted, nor those with a major safety or environmental accident in three years.',
  ),
  faq(
    'procedure',
    '可以委托中介机构代为申报吗？',
    'May an agency apply on our behalf?',
    '可以咨询中介，但应由企业用本单位账号提交并对材料真实性负责。主管部门不指定任何中介，受理和评审不收费。',
    'You may take advice, but the enterprise submits with its own account and answers for its documents. No agency is appointed, and there is no fee for acceptance or review.',
  ),
  faq(
    'procedure',
    '员工离职后，原来提交的申报由谁接手？',
    'An employee has left. Who takes over the applications that were submitted?',
    '申报属于企业，不属于个人。企业管理员在用户中心“员工管理”移除该员工后，其他员工即可继续办理。',
    'Applications belong to the enterprise. Once its administrator removes the employee under staff management, other staff continue them.',
  ),
  faq(
    'innovation',
    '企业研发费用加计扣除的比例是多少？',
    'What is the rate of the additional deduction for R&D expenses?',
    '符合条件的企业研发费用，未形成无形资产的按实际发生额的100%加计扣除，形成无形资产的按成本的200%摊销。负面清单行业除外。',
    'Eligible R&D expenses that create no intangible asset are deducted by an additional 100%; intangible assets are amortised at 200% of their cost. Industries on the negative list are excluded.',
  ),
  faq(
    'innovation',
    '委托外部机构研发的费用能加计扣除吗？',
    'Can commissioned R&D expenses be deducted additionally?',
    '能。按实际发生额的80%计入委托方研发费用，需要在科技主管部门登记的技术开发合同、发票和付款凭证。委托境外的，另有三分之二的上限。',
    'Yes, 80% of what was paid counts, with a registered technology development contract, invoice and proof of payment. Commissions abroad are capped at two thirds of domestic expenses.',
  ),
  faq(
    'innovation',
    '没有建研发费用辅助账，现在补建来得及吗？',
    'We kept no auxiliary R&D ledger. Can we still set one up?',
    '来得及。汇算清缴前补建即可，按项目归集人员、材料、折旧等支出，并留存立项决议、合同和工时记录备查。',
    'Yes, before the annual tax settlement. Collect staff, material and depreciation by project, and keep the project decision, contracts and time sheets.',
  ),
  faq(
    'innovation',
    '高新技术企业证书有效期多久，什么时候重新认定？',
    'How long is a high-tech enterprise certificate valid, and when is it renewed?',
    '证书自发证之日起三年有效。应在期满当年按批次提出重新认定申请，期满前未通过的，证书自动失效。',
    'It is valid for three years from its date. Apply for renewal in a batch of the year in which it ends; otherwise it lapses.',
  ),
  faq(
    'innovation',
    '创新券怎么申领，过期还能用吗？',
    'How are innovation vouchers obtained, and can they be used after they expire?',
    '入库科技型中小企业在用户中心申领，用于购买仪器检测和技术服务，服务完成后兑付。创新券当年有效，过期作废，次年可以重新申领。',
    'Listed technology SMEs obtain them in the user centre and redeem them once a service is finished. They are valid within the year and can be requested anew in the next.',
  ),
  faq(
    'talent',
    '外籍专家的工作许可和居留许可可以一起办吗？',
    'Can the work permit and the residence permit of a foreign expert be handled together?',
    '可以。企业服务中心设有外国人来华工作、居留“单一窗口”，一次递交材料，5个工作日同时取证。',
    'Yes. The enterprise service centre has one counter for both: documents are handed in once, and both permits are issued within five working days.',
  ),
  faq(
    'talent',
    '人才公寓怎么申请，需要什么条件？',
    'How do we apply for a talent apartment, and what are the conditions?',
    '与区内企业签订一年以上劳动合同并缴纳社保、本人在东港市无自有住房的，可由企业统一申请，租金按市场价的70%执行，最长三年。',
    'Employees with a contract of at least one year, social insurance in the zone and no home in Donggang. The enterprise applies; the rent is 70% of the market rent for three years at most.',
  ),
  faq(
    'space',
    '看房要提前预约吗，谁来带看？',
    'Do viewings have to be booked, and who shows the premises?',
    '需要提前一个工作日预约。提交后由园区招商专员电话确认时间并陪同带看，不收取任何费用。',
    'Yes, one working day ahead. An officer of the park confirms the time by phone and shows the premises free of charge.',
  ),
  faq(
    'space',
    '注册地址可以用孵化器的工位吗？',
    'Can a workstation in an incubator be our registered address?',
    '可以。入驻备案孵化器并签订工位协议的，可以凭孵化器出具的集群注册证明办理登记，协议到期前应办理地址变更或续签。',
    'Yes, with the cluster registration certificate of a filed incubator. Change the address or renew before the agreement ends.',
  ),
  faq(
    'trade',
    '保税研发的样品用完后必须退运出境吗？',
    'Must samples of bonded R&D be shipped back abroad after use?',
    '不必须。研发消耗的料件凭研发记录核销；剩余料件和试制品可以退运、销毁或者按规定补税后内销。',
    'No. What is consumed is written off against the R&D records; the rest can be shipped back, destroyed, or sold after paying duty.',
  ),
  faq(
    'trade',
    'AEO高级认证企业在口岸有什么便利？',
    'What does AEO advanced certification bring at the port?',
    '查验率按平均查验率的20%以下执行，优先办理通关、免除担保，在互认国家和地区同样享受便利，并有专门的协调员。',
    'Inspection at less than 20% of the average rate, priority clearance, no guarantee, the same benefits in countries of mutual recognition, and a coordinator.',
  ),
];
