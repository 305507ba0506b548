import ipaddr from 'ipaddr.js';

/**
 * The key that a visitor's limits are counted by: an IPv4 address, or the /64 network of an IPv6 address, since a subscriber has
 * all 2^64 addresses of one. Without a port: some proxies add the port of each connection to the address.
 */
export const limitKey = (address: string): string => {
  const [, host = address] = /^\[(.+)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address) ?? [];
  if (!ipaddr.isValid(host)) return host;
  const parsed = ipaddr.process(host);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
};
