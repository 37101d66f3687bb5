import ipaddr from 'ipaddr.js';

/** Addresses that may be reached although they are not public: networks that a setting names. */
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

/** Whether a text is a network that the setting may name: `10.1.0.0/16`, `127.0.0.1`. That of all addresses is none. */
export const isNetwork = (text: string): boolean => {
  try {
    isIn(ipaddr.parse('192.0.2.1'), text);
    return !/\/0+$/.test(text);
  } catch {
    return false;
  }
};

/** Where a webhook may go: `private` only where a setting names the network; refused as everything else of ours. */
export const getReach = (text: string, networks: PrivateNetworks): 'public' | 'private' | 'refused' => {
  if (!ipaddr.isValid(text)) return 'refused';
  // An IPv4 address dressed as IPv6 (`::ffff:127.0.0.1`) counts as what it is.
  const address = ipaddr.process(text);
  if (networks.some((network) => isIn(address, network))) return 'private';
  return isPublic(address) ? 'public' : 'refused';
};
