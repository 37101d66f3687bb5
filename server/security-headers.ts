import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { AppOptions } from './app';

type Options = Pick<AppOptions, 'imageHost' | 'ipLookupUrl' | 'pages'> & { frames?: string[] };

const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : []);

/** The full set on every answer; pages may load from this server, and show images of the image host. */
export const securityHeaders = ({ imageHost, ipLookupUrl, pages, frames = [] }: Options): RequestHandler => {
  // Vite's development client needs inline scripts and styles.
  const strict = pages?.strictContent ?? true;
  return helmet({
    contentSecurityPolicy: strict && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...originOf(imageHost)],
        connectSrc: ["'self'", ...originOf(ipLookupUrl)],
        frameSrc: ["'self'", 'https://www.openstreetmap.org', ...frames],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
};
