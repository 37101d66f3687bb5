import { site } from './site';

/** Where the site lives: `PUBLIC_URL` at build, else the firm's file. */
export const origin: string = import.meta.env?.VITE_PUBLIC_URL || site.url;
