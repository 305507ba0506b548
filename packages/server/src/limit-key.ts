import ipaddr from 'ipaddr.js';

/**
 * Key of a visitor's rate limits: an IPv4 address, or the /64 network of an IPv6 address, since one subscriber has 2^64
 * addresses. The port is removed: some proxies add that of each connection.
 */
export const limitKey = (address: string): string => {
  const [, host = address] = /^\[(.+)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address) ?? [];
  if (!ipaddr.isValid(host)) return host;
  const parsed = ipaddr.process(host);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
};
