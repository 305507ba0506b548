const messages = {
  title: '活动日历',
  lede: '按月查看园区活动；点开即可报名，满员可候补。',
  description: '活动日历：政策宣讲、对接会、培训、路演与沙龙，按月查看并报名。',
} as const;
export default messages;
