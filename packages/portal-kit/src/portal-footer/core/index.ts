/** The ministry's register of filings (ICP), which the number must link to. Source: 互联网信息服务管理办法, article 12. */
export const ICP_REGISTER = 'https://beian.miit.gov.cn/';

/**
 * Where the public security organs' register shows a filing: `东公网安备00000002000001号` → its address with the code
 * `00000002000001`. A text without a code leads to the register itself. Source: 计算机信息网络国际联网安全保护管理办法, and the
 * register's own rule to link the number.
 */
export const policeRegister = (filing: string): string => {
  const code = filing.replace(/\D/g, '');
  return `https://beian.mps.gov.cn/#/query/webSearch${code && `?code=${code}`}`;
};
