const messages = {
  title: '园区风采',
  description: '区域的空间、产业与服务，用数字、图片和视频了解。',
  about: '认识园区',
  aboutLine: '面积、片区、产业与载体。',
  figures: '平台数据（2019年）',
  figuresLine: '2019年全年统计。',
  source: '来源：平台运营年报（2019年），统计截至2019年12月31日。',
  figure: {
    companies: '服务企业',
    revenue: '服务企业营业收入',
    research: '研发投入占营业收入',
    hightech: '其中高新技术企业',
  },
  videos: '视频',
  videosLine: '项目路演、政策宣讲与园区风貌，均有字幕。',
  play: '播放 {seconds, number}秒',
  topic: { roadshow: '项目路演', policy: '政策宣讲', zone: '园区风貌', course: '办事指引' },
  none: '暂无视频',
  industries: '看产业介绍',
  map: '看产业地图',
  captions: { 'zh-CN': '中文', en: 'English' },
} as const;
export default messages;
