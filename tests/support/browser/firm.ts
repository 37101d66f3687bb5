import type { Firm } from '../../../shared/firm';

/** A firm as the build describes it to the server. */
export const firm: Firm = {
  name: 'Lantern Justice',
  replyHours: 24,
  phone: '(800) 555-0142',
  openHours: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '09:00', closes: '17:00' }],
  timeZone: 'UTC',
  hours: [{ days: 'Monday-Friday', time: '8am-8pm' }],
  address: '100 Example Street, Chicago, IL 60601',
  notice: 'Writing to us does not make you our client.',
  colours: { ink: '#16243d', paper: '#fbf8f3', accent: '#a84b08' },
  origin: 'https://lantern.example',
  languages: {
    es: {
      hours: [{ days: 'Lunes a viernes', time: '8 a.m.-8 p.m.' }],
      notice: 'Escribirnos no le hace nuestro cliente.',
    },
  },
};
