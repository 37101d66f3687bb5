import type { Server } from 'node:http';
import { builtPages } from './built-pages';
import type { PageConfig } from './page-edits';
import type { Pages } from './pages';

export type PagesOptions = PageConfig & {
  /** The built `dist/client`. */
  distDir: string;
  /** In development Vite renders the pages, and talks to the browser through this server. */
  dev?: { server: Server };
};

/** Serves the public pages, the staff shell and the files they need; answers every request that reaches it. */
export const createPages = async ({ distDir, dev, ...config }: PagesOptions): Promise<Pages> => {
  if (!dev) return builtPages(distDir, config);
  const { devPages } = await import('./dev-pages');
  return devPages(dev.server, config);
};
