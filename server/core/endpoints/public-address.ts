import ipaddr from 'ipaddr.js';

/** Private networks that a setting allows. */
export type PrivateNetworks = readonly string[];

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

const isPublic = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address.range() === 'unicast' &&
  (address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(globalUnicast));

const isIn = (address: ipaddr.IPv4 | ipaddr.IPv6, network: string): boolean => {
  const [range, bits] = ipaddr.parseCIDR(
    network.includes('/') ? network : `${network}/${network.includes(':') ? 128 : 32}`,
  );
  return address.kind() === range.kind() && address.match([range, bits] as never);
};

/**
 * True if the setting may name this network: `10.1.0.0/16`, `127.0.0.1`. The network of all addresses is not allowed.
 */
export const isNetwork = (text: string): boolean => {
  try {
    isIn(ipaddr.parse('192.0.2.1'), text);
    return !/\/0+$/.test(text);
  } catch {
    return false;
  }
};

/** Classifies a webhook's address: `private` if a setting names the network; other non-public addresses are refused. */
export const getReach = (text: string, networks: PrivateNetworks): 'public' | 'private' | 'refused' => {
  if (!ipaddr.isValid(text)) return 'refused';
  // An IPv4 address mapped to IPv6 (`::ffff:127.0.0.1`) counts as IPv4.
  const address = ipaddr.process(text);
  if (networks.some((network) => isIn(address, network))) return 'private';
  return isPublic(address) ? 'public' : 'refused';
};
