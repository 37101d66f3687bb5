import type { Server } from 'node:http';
import { builtPages } from './built-pages';
import type { Pages } from './pages';

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
  const { devPages } = await import('./dev-pages');
  return devPages(dev.server, imageHost);
};
