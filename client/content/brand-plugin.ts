import plugin from 'tailwindcss/plugin';
import { site } from './site';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

// Tailwind requires a default export; this passes the firm's colors to the style sheet.
export default plugin(({ addBase }) => {
  const variables = Object.entries(site.colours).map(([name, hex]) => [`--firm-${kebab(name)}`, hex]);
  addBase({ ':root': Object.fromEntries(variables) });
});
