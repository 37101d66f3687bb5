import { readStored, writeStored } from '../../lib/use-local-storage';
import { staffPaths } from '../staff-paths';
import workerUrl from './notification-worker?worker&url';

const key = 'told-of-lead';
const seconds = 0.18;

/** Two short tones, synthesized so that no file must load first. */
const playSound = () => {
  try {
    const audio = new AudioContext();
    for (const [index, pitch] of [660, 880].entries()) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const from = audio.currentTime + index * seconds;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.12, from);
      volume.gain.exponentialRampToValueAtTime(0.001, from + seconds);
      tone.connect(volume).connect(audio.destination);
      tone.start(from);
      tone.stop(from + seconds);
    }
    setTimeout(() => void audio.close(), 2000);
  } catch {
    // Browsers without audio still show the count.
  }
};

export const canNotify = () => typeof Notification !== 'undefined';

/** Asks for the browser's permission if needed; returns true if granted. */
export const mayNotify = async (): Promise<boolean> =>
  canNotify() &&
  (Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted');

/** Shows a notification by service worker, because phones accept it from nothing else. */
const notifyByWorker = async (title: string, options: NotificationOptions) => {
  const registration = await navigator.serviceWorker.register(workerUrl);
  const coming = registration.installing ?? registration.waiting;
  // Only an active worker can show one, and the first time none is active yet.
  if (!registration.active && coming)
    await new Promise<void>((resolve) => {
      coming.addEventListener('statechange', () => coming.state === 'activated' && resolve());
    });
  await registration.showNotification(title, options);
};

/** Shows a notification without personal data, because it may appear on a locked screen. */
const notify = (title: string, onOpen: () => void) => {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const options = { tag: 'new-lead', data: staffPaths.clients };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
      onOpen();
    };
  } catch {
    // Without notifications, the count in the title still shows.
    notifyByWorker(title, options).catch(() => {});
  }
};

/** Calls `onOpen` when someone presses a notification that the worker showed. */
export const onNotificationOpened = (onOpen: () => void) => {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  workers?.addEventListener('message', onOpen);
  workers?.startMessages();
  return () => workers?.removeEventListener('message', onOpen);
};

type Ways = { sound: boolean; notifications: boolean };

/** Announces a lead that arrived at `at`, once across all tabs of a browser. */
export const tellOfLead = (at: string, title: string, ways: Ways, onOpen: () => void) => {
  if ((readStored(key) ?? '') >= at) return;
  writeStored(key, at);
  if (ways.sound) playSound();
  if (ways.notifications) notify(title, onOpen);
};
