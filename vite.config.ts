import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'client',
  publicDir: 'static',
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2022',
    manifest: true,
    // Vite's own preload helper would fetch what a public page must not load before it is idle.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { input: ['client/index.html', 'client/shell.html'] },
  },
});
