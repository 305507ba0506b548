const messages = {
  title: '首页模板',
  description: '八个首页模板共用同一组板块，先放什么各不相同；仅用于演示。',
  names: {
    n1: '1 检索先行',
    n2: '2 匹配先行',
    n3: '3 载体先行',
    n4: '4 路演先行',
    n5: '5 产业先行',
    n6: '6 快讯先行',
    n7: '7 办事先行',
    n8: '8 数据先行',
  },
} as const;
export default messages;
