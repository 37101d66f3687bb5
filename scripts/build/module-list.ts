import type { Plugin } from 'vite';

/** The sources of every emitted script, by its path: the bundle test and the budgets read it. */
export type ModuleList = Record<
  string,
  { facade: string; modules: string[]; imports: string[]; dynamicImports: string[] }
>;

const fromRoot = (id: string) => id.replaceAll('\\', '/').replace(`${process.cwd()}/`, '');

export const moduleList = (): Plugin => ({
  name: 'module-list',
  // Runs after Vite has removed the chunks that held only style sheets.
  enforce: 'post',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  generateBundle(_options, bundle) {
    const list: ModuleList = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const modules = Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0);
      list[chunk.fileName] = {
        facade: fromRoot(chunk.facadeModuleId ?? ''),
        modules: modules.map(([id]) => fromRoot(id)),
        imports: chunk.imports.filter((file) => file in bundle),
        dynamicImports: chunk.dynamicImports.filter((file) => file in bundle),
      };
    }
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(list) });
  },
});
