import { messageFileRoutes } from './file-routes';
import { inboxRouter } from './inbox.router';
import { mailRoute } from './mail-route';
import { messagesRouter } from './messages.router';

/** Everything that this module adds to the product (`features.ts`). */
export const inboxFeature = {
  routes: [mailRoute, ...messageFileRoutes],
  procedures: {
    inbox: inboxRouter,
    messages: messagesRouter,
  },
};
