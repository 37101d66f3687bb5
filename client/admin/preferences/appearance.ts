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

/** Shows the staff area as it was shown here last, before anything is drawn, and follows the device from then on. */
export const startAppearance = () => {
  show(remembered());
  darkDevice().addEventListener('change', () => show(remembered()));
};

/** Shows the staff area as its person chose, and remembers it for the next start. */
export const keepAppearance = (appearance: Appearance) => {
  writeStored(key, `${appearance.theme} ${appearance.density}`);
  show(appearance);
};
