import plugin from 'tailwindcss/plugin';
import { site } from './site';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

// Tailwind asks for a default export; this is how the firm's colours reach the style sheet.
export default plugin(({ addBase }) => {
  const variables = Object.entries(site.colours).map(([name, hex]) => [`--firm-${kebab(name)}`, hex]);
  addBase({ ':root': Object.fromEntries(variables) });
});
