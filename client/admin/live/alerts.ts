import { readStored, writeStored } from '../../lib/use-local-storage';

const key = 'told-of-lead';
const seconds = 0.18;

/** Two short tones, made here: no file has to be loaded first. */
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
    // A browser without sound still shows the count.
  }
};

export const canNotify = () => typeof Notification !== 'undefined';

/** Asks the browser's own question once; answers whether it was allowed. */
export const mayNotify = async (): Promise<boolean> =>
  canNotify() &&
  (Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted');

/** Nothing of the person stands in it: it may show on a locked screen. */
const notify = (title: string, onOpen: () => void) => {
  if (!canNotify() || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { tag: 'new-lead' });
    shown.onclick = () => {
      window.focus();
      shown.close();
      onOpen();
    };
  } catch {
    // Phones refuse notifications that no service worker shows.
  }
};

type Ways = { sound: boolean; notifications: boolean };

/** Tells of a lead that came at `at`, once in all tabs of a browser. */
export const tellOfLead = (at: string, title: string, ways: Ways, onOpen: () => void) => {
  if ((readStored(key) ?? '') >= at) return;
  writeStored(key, at);
  if (ways.sound) playSound();
  if (ways.notifications) notify(title, onOpen);
};
