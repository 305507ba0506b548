const messages = {
  label: '快捷服务',
  booking: '路演预约',
  map: '地图选房',
  matching: '政策匹配',
  matched: '{count, plural, other {#}}项可申报',
  applications: '项目申报',
  elsewhere: '项目申报，在外部系统办理',
  growthPlan: '创新成长计划',
  growthPlanFor: '储备项目申报',
  partnerPlan: '创新伙伴计划',
  partnerPlanFor: '服务机构申报',
  newWindow: '在新窗口打开',
  expert: '找专家',
  toTop: '回到顶部',
} as const;
export default messages;
