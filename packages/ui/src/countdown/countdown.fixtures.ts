import type { CountdownLabels } from './countdown.tsx';

export const COUNTDOWN_ZH: CountdownLabels = {
  days: '天',
  hours: '时',
  minutes: '分',
  seconds: '秒',
  left: ({ days, hours, minutes, seconds }) =>
    days ? `还剩 ${days} 天` : hours ? `还剩 ${hours} 小时` : minutes ? `还剩 ${minutes} 分钟` : `还剩 ${seconds} 秒`,
  over: '申报已截止',
};

export const COUNTDOWN_EN: CountdownLabels = {
  days: 'days',
  hours: 'h',
  minutes: 'min',
  seconds: 's',
  left: ({ days, hours, minutes, seconds }) =>
    days
      ? `${days} days left`
      : hours
        ? `${hours} hours left`
        : minutes
          ? `${minutes} minutes left`
          : `${seconds} seconds left`,
  over: 'Applications have closed',
};
