const messages = {
  title: 'Talent services',
  description: 'Policies for people, allowances to apply for, and talent news.',
  policies: 'Talent policies',
  policiesLine: 'Hiring, training, housing and skills, newest first.',
  allPolicies: 'All talent policies',
  news: 'Talent news',
  newsLine: 'Job fairs, flats, contests and new lists.',
  allNews: 'All talent news',
  match: 'Which talent policies does your company meet?',
  matchLine: 'Ten questions, a few minutes; the result follows the policies.',
  start: 'Start matching',
  none: 'Nothing yet',
} as const;
export default messages;
