import { type Preferences, themes } from '../../../shared/schemas/lists';
import { readStored, writeStored } from '../../lib/use-local-storage';

type Appearance = Pick<Preferences, 'theme'>;

const key = 'appearance';
const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)');

const show = ({ theme }: Appearance) => {
  const isDark = theme === 'dark' || (theme === 'system' && darkDevice().matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
};

const remembered = (): Appearance => ({
  theme: themes.find((one) => one === readStored(key)) ?? 'system',
});

/** Applies the last appearance before the first paint, and follows the device's changes. */
export const startAppearance = () => {
  show(remembered());
  darkDevice().addEventListener('change', () => show(remembered()));
};

/** Applies the chosen appearance and remembers it for the next start. */
export const keepAppearance = (appearance: Appearance) => {
  writeStored(key, appearance.theme);
  show(appearance);
};
