import type { ComponentProps } from 'react';
import { AskedLink } from './asked-link';

type CallLinkProps = Omit<ComponentProps<typeof AskedLink>, 'channel' | 'href'> & { number: string };

/** A phone number in a list. */
export const CallLink = ({ number, ...rest }: CallLinkProps) => (
  <AskedLink {...rest} channel="call" href={`tel:${number}`} />
);
