import type { Server } from 'node:http';
import { builtPages } from './built-pages';
import type { PageConfig } from './page-edits';
import type { Pages } from './pages';

type PagesOptions = PageConfig & {
  /** The built `dist/client`. */
  distDir: string;
  /** In development Vite renders the pages, and its hot reload uses this server. */
  dev?: { server: Server };
};

/** Serves the public pages, the staff shell and their files; responds to every request that reaches it. */
export const createPages = async ({ distDir, dev, ...config }: PagesOptions): Promise<Pages> => {
  if (!dev) return builtPages(distDir, config);
  const { devPages } = await import('./dev-pages');
  return devPages(dev.server, config);
};
