/** Shown instead of a practice area that the firm does not take; the server fills in its name at `{{area}}`. */
export const notTaken = {
  title: 'We do not take these cases',
  heading: '{{area}}: we do not take new cases',
  text: 'Other lawyers do. Please ask one soon: the law limits the time to file, and it may be short.',
  find: 'Where to find a lawyer',
  places: [
    {
      name: 'Find a lawyer referral service in your state (American Bar Association)',
      href: 'https://www.americanbar.org/groups/legal_services/flh-home/',
    },
    { name: 'Free legal help near you (LawHelp.org)', href: 'https://www.lawhelp.org' },
  ],
  deadlines: 'See the [deadlines by state](/answers/deadlines) before you go.',
  already: 'Do we already work for you, or have you asked us before? Then nothing changes: call us as usual.',
  services: 'See what we work on',
};
