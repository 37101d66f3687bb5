import { promised } from '../../promises';
import { site } from '../../site';

const { replyHours, anyHour, everywhere } = promised;
const soon = replyHours ? ` We respond within ${replyHours} hours.` : '';
const listed =
  site.hours.length > 0
    ? 'Office addresses, phone numbers and business hours'
    : 'Office addresses and phone numbers';

/** The words of the contact page. */
export const contact = {
  meta: {
    title: 'Contact Us for a Free Case Review',
    description: `Ask for a free case review by form, phone or email.${soon} ${listed} in one place.`,
  },
  title: 'Talk to us',
  intro: 'By form, phone or email. You decide what happens next.',
  details: {
    title: 'How to reach us',
    office: 'Office address',
    otherOffices: 'Other offices',
    phones: 'Phone',
    freePhone: everywhere ? 'From anywhere in the United States' : null,
    emails: 'Email',
    emailHelp: 'For help with a case',
    emailPrivacy: 'For questions about your data',
    hours: 'Business hours',
    always: anyHour ? 'Requests by form are taken 24/7.' : null,
  },
  map: {
    title: 'Where we are',
    text: 'The map comes from {provider}. Your browser contacts them only after you press the button.',
    show: 'Show the map',
    link: 'Open in {provider}',
    frame: 'Map of our office in {city}',
  },
};
