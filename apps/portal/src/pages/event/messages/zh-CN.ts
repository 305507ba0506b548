const messages = {
  title: '活动',
  home: '首页',
  lede: '政策宣讲、对接会、培训、路演与沙龙。余席可查，满了可以候补。',
  description: '区内活动日程：报名、候补、电子票与会后材料。',
  search: '主题、主办方或地点',
  list: '列表',
  calendar: '日历',
  month: '{month}的活动',
  monthNotRead: '本月日程没有读取成功，请稍后重试。',
  facets: { status: '状态', category: '类别', month: '月份', recommended: '推荐' },
  sorts: { relevance: '相关度', starts_at: '最近举办', published_on: '最新发布' },
  category: { policy: '政策宣讲', matchmaking: '对接会', training: '培训', roadshow: '路演', salon: '沙龙' },
  places: '余 {left} 席，共 {capacity} 席',
  noPlaces: '名额已满，候补 {waiting} 人',
  opens: '{time} 开放报名',
} as const;
export default messages;
