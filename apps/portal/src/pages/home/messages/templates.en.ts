const messages = {
  title: 'Home templates',
  description: 'Eight templates of the home page with the same sections in different orders, for demonstrations only.',
  names: {
    n1: '1 Search',
    n2: '2 Matching',
    n3: '3 Places',
    n4: '4 Roadshows',
    n5: '5 Industry',
    n6: '6 News',
    n7: '7 Tasks',
    n8: '8 Figures',
  },
} as const;
export default messages;
