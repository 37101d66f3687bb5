import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanIcons } from './scripts/build/lean-icons';
import { moduleList } from './scripts/build/module-list';
import { withoutNotes } from './scripts/build/without-notes';
import { brand } from './scripts/drawing/brand-files';

// Chunks that follow what is loaded together, because many small ones cost bytes: all that public pages share, the form,
// the practice areas' layout; the words of each page are a chunk by themselves.
const groups = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'site',
    test: /\/client\/(?:(?:app|root)\.tsx|site\/(?:layout\/|parts\/|form\/draft|public-site|pages\.tsx|pages\/page-fallback))/,
    priority: 2,
  },
  { name: 'form', test: /\/client\/site\/form\/(?:consultation-|use-consultation-form)/, priority: 1 },
  { name: 'practice-area', test: /\/client\/site\/practice-area\//, priority: 1 },
];

export default defineConfig(() => ({
  root: 'client',
  publicDir: 'static',
  plugins: [react(), tailwindcss(), leanIcons(), withoutNotes(), brand(), moduleList()],
  ssr: { noExternal: ['lucide-react'] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // The loader learns the address of entry-client.tsx from the page.
      input: ['index.html', 'shell.html', 'entry-client.tsx'].map((name) =>
        resolve(import.meta.dirname, 'client', name),
      ),
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups } },
    },
  },
}));
