import type { RequestHandler } from 'express';
import helmet from 'helmet';

type Options = {
  /** Origins that a page may show in a frame: the firm's map. */
  frames?: readonly string[] | undefined;
  /** Hashes of the inline scripts in the pages, `sha256-...`; no other inline script runs. */
  inlineScripts?: readonly string[] | undefined;
  /** Off in development, where Vite's client needs inline scripts and styles. */
  strict: boolean;
};

/** Browser features that none of our pages needs, denied so that injected code cannot use them. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const permissionsPolicy = unused.map((feature) => `${feature}=()`).join(', ');

/** The headers that a handler sets on every response. */
const getHeaders = (handler: RequestHandler): [name: string, value: string][] => {
  const headers: [string, string][] = [];
  const answer = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => undefined,
  };
  handler({} as never, answer as never, () => undefined);
  return headers;
};

/** All security headers on every response; pages may load from this server only. */
export const securityHeaders = ({ frames = [], inlineScripts = [], strict }: Options): RequestHandler => {
  const byHelmet = helmet({
    contentSecurityPolicy: strict && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts.map((hash) => `'${hash}'`)],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", ...frames],
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
  const headers = [['Permissions-Policy', permissionsPolicy] as const, ...getHeaders(byHelmet)];
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
};
