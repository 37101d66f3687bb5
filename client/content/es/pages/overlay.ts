import type { Words } from '../../words';

export const overlay: Words['overlay'] = {
  withdrawn: 'El {date} retiramos lo que decía aquí.',
};
