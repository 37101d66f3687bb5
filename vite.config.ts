import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { moduleList } from './scripts/build/module-list';
import { brand } from './scripts/drawing/brand-files';

type Modules = {
  getModuleInfo: (id: string) => { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
};

/** Everything that sources import before they run, and with `withLazy` also what they load later. */
const reach = (sources: string[], modules: Modules, withLazy = false) => {
  const reached = new Set(sources.map((source) => resolve(import.meta.dirname, 'client', source)));
  for (const id of reached) {
    const info = modules.getModuleInfo(id);
    for (const next of [...(info?.importedIds ?? []), ...((withLazy && info?.dynamicallyImportedIds) || [])])
      reached.add(next);
  }
  return reached;
};

const staff = new WeakMap<object, Set<string>>();

/** One script for all that a first visit of the staff area runs, except what the sign-in or a public page runs, too. */
const firstVisit = (id: string, modules: Modules) => {
  if (!staff.has(modules)) {
    const others = [
      ...reach(['entry-staff.tsx', 'auth/login-page.tsx', 'auth/unauthorized-page.tsx'], modules),
      ...reach(['entry-client.ts'], modules, true),
    ];
    const mine = reach(['admin/admin-app.tsx'], modules);
    for (const other of others) mine.delete(other);
    staff.set(modules, mine);
  }
  return staff.get(modules)?.has(id) ? 'staff' : null;
};

// React separately, because only pages with a form or a map load it; everything their islands run together.
const groups = [
  // Otherwise its importers would load the chunk it happens to be in.
  { name: 'preload', test: /vite\/preload-helper/, priority: 3 },
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  // What the visitors' form and the staff area share, so that staff do not load the form.
  {
    name: 'parts',
    test: /\/client\/(?:paths|content\/(?:site|fill)|ui\/(?:button|field|icons?|line-icon|select|checkbox|text-area))\.|\/shared\/(?:form-controls|case-types)\./,
    priority: 2,
  },
  { name: firstVisit, priority: 1, includeDependenciesRecursively: false },
  {
    name: 'islands',
    test: /\/client\/(?:site\/(?:islands|pages\/office-map|form\/(?:consultation-form|use-consultation-form))|content\/form-words)|\/shared\/consent-texts\/consent-text/,
    priority: 1,
  },
];

export default defineConfig(() => ({
  root: 'client',
  publicDir: 'static',
  plugins: [react(), tailwindcss(), brand(), moduleList()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // The loader gets the address of entry-client.ts from the page.
      input: ['index.html', 'shell.html', 'signing.html', 'entry-client.ts'].map((name) =>
        resolve(import.meta.dirname, 'client', name),
      ),
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups } },
    },
  },
}));
