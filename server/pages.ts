import type { Server } from 'node:http';
import type { RequestHandler } from 'express';
import { builtPages } from './pages-built';

/** The answers to a form that was posted without script; the caller fills their `{{tokens}}`. */
export type FormPages = { sent: string; problem: string };

export type Pages = {
  handler: RequestHandler;
  formPages: () => Promise<FormPages>;
  /** Origins that a page may show in a frame. */
  frames: readonly string[];
  /** Hashes of the scripts that stand in a page. */
  inlineScripts: readonly string[];
  close: () => Promise<void>;
};

export type PagesOptions = {
  /** The built `dist/client`. */
  distDir: string;
  /** Where service images are served from; the staff area reads it from a meta element. */
  imageHost: string;
  /** In development Vite renders the pages, and talks to the browser through this server. */
  dev?: { server: Server };
};

/** Serves the public pages, the staff shell and the files they need; answers every request that reaches it. */
export const createPages = async ({ distDir, imageHost, dev }: PagesOptions): Promise<Pages> => {
  if (!dev) return builtPages(distDir, imageHost);
  const { devPages } = await import('./pages-dev');
  return devPages(dev.server, imageHost);
};
