const messages = {
  title: '东港自由贸易区产业创新合作平台',
  zone: '东港自由贸易区',
  platform: '产业创新合作平台',
  shortTitle: '东港自贸区',
  description: '政策申报、空间租赁、科技资源、科技金融与路演预约，东港自由贸易区企业办事的一个入口。',
  host: '东港自由贸易区管理委员会',
  address: '东港市海关路1号 自贸区企业服务中心3层',
} as const;
export default messages;
