import { site } from './site';

/** The site's address: `PUBLIC_URL` at build, or the firm's file. */
export const origin: string = import.meta.env?.VITE_PUBLIC_URL || site.url;
