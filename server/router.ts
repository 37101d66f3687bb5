import { createRouter } from './feature';
import { features } from './features';

export const appRouter = createRouter(features);

export type AppRouter = typeof appRouter;
