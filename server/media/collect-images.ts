import type { Models } from '../models';

export const collectImages = async (_models: Models, _options: { now: () => number }): Promise<void> => {};
