import type { Words } from './words';

/** The main navigation's name for a page. */
export const navigationLabel = ({ layout }: Pick<Words, 'layout'>, path: string): string =>
  layout.navigation.find(({ href }) => href === path)?.label ?? '';
