/**
 * Shows what phones let a service worker alone show, and leads from there to the page. It answers no request and keeps
 * nothing: the pages are not in its scope, which is the folder that it is sent from.
 */
declare const self: ServiceWorkerGlobalScope;

/** Goes to an open tab of the staff area, which hears of it and shows the leads, or opens one at them. */
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

// Makes this a module for the compiler, so that nothing here is seen elsewhere.
export {};
