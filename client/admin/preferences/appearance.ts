import { densities, type Preferences, themes } from '../../../shared/schemas/lists';
import { readStored, writeStored } from '../../lib/use-local-storage';

type Appearance = Pick<Preferences, 'theme' | 'density'>;

const key = 'appearance';
const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)');

const show = ({ theme, density }: Appearance) => {
  const isDark = theme === 'dark' || (theme === 'system' && darkDevice().matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  document.documentElement.dataset.density = density;
};

const remembered = (): Appearance => {
  const [theme, density] = (readStored(key) ?? '').split(' ');
  return {
    theme: themes.find((one) => one === theme) ?? 'system',
    density: densities.find((one) => one === density) ?? 'comfortable',
  };
};

/** Applies the last appearance before the first paint, and follows the device's changes. */
export const startAppearance = () => {
  show(remembered());
  darkDevice().addEventListener('change', () => show(remembered()));
};

/** Applies the chosen appearance and remembers it for the next start. */
export const keepAppearance = (appearance: Appearance) => {
  writeStored(key, `${appearance.theme} ${appearance.density}`);
  show(appearance);
};
