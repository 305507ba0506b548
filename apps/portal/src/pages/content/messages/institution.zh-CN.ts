const messages = {
  facets: { field: '领域', level: '级别' },
  sorts: { relevance: '相关度', position: '推荐顺序', founded_on: '成立时间' },
  facts: { field: '领域', address: '地址', phone: '电话', founded: '成立' },
  companies: '入驻企业（{count, number}家）',
  call: '致电{name}',
} as const;
export default messages;
