/**
 * Shows notifications where only a service worker can, and opens the page from them. It handles no requests and stores
 * nothing: its scope is the folder that it is served from, which contains no pages.
 */
declare const self: ServiceWorkerGlobalScope;

/** Focuses an open tab of the staff area, which then shows the leads, or opens a new one there. */
const open = async (path: string) => {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname.startsWith('/admin'));
  if (!tab) return self.clients.openWindow(path);
  tab.postMessage('opened');
  return tab.focus();
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

// Makes this file a module, so that its declarations stay local.
export {};
