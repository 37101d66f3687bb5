import type { Request, Response } from 'express';

const isSecure = (req: Request, publicUrl?: string) => req.secure || publicUrl?.startsWith('https:') === true;

/** A random token in a cookie that scripts cannot read. */
const createTokenCookie = (name: string, publicUrl?: string) => {
  // Browsers accept a `__Host-` cookie only over https, so plain http (trying it out on localhost) uses a plain name.
  const nameFor = (req: Request) => (isSecure(req, publicUrl) ? `__Host-${name}` : name);
  const optionsFor = (req: Request) =>
    ({ httpOnly: true, secure: isSecure(req, publicUrl), sameSite: 'strict', path: '/' }) as const;

  return {
    read(req: Request): string | undefined {
      if (!req.headers.cookie) return undefined;
      const prefix = `${nameFor(req)}=`;
      const pair = req.headers.cookie.split(';').find((part) => part.trimStart().startsWith(prefix));
      return pair?.trim().slice(prefix.length);
    },
    write(req: Request, res: Response, token: string, maxAge: number) {
      res.cookie(nameFor(req), token, { ...optionsFor(req), maxAge });
    },
    clear(req: Request, res: Response) {
      res.clearCookie(nameFor(req), optionsFor(req));
    },
  };
};

/** The cookie that holds the session token. */
export const createSessionCookie = (publicUrl?: string) => createTokenCookie('session', publicUrl);

/** The cookie that identifies a browser after a sign-in; it outlives the session. */
export const createDeviceCookie = (publicUrl?: string) => createTokenCookie('device', publicUrl);

/** The cookies that identify a signer's browser: one for each signer, by their ID. */
export const createSigningCookies = (publicUrl?: string) => (signer: string) =>
  createTokenCookie(`signing-${signer}`, publicUrl);

export type TokenCookie = ReturnType<typeof createTokenCookie>;
