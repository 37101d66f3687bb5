/** The words around the firm's news. */
export const newsPage = {
  meta: {
    title: 'News',
    description:
      'What is new in the cases that we follow: rulings, settlements, recalls and changes of labels, each with a date and with the page that says more about it.',
  },
  title: 'News',
  intro:
    'What has changed in the cases that we follow. Each note has its date, and links to the page with the sources.',
  read: 'Read on',
  happened: 'Happened {date}',
  written: 'Written {date}',
  months: {
    title: 'Month by month',
    intro:
      'One event a month for each litigation that we follow, where a court, an agency, a law or a journal shows it, or two other sources confirm it.',
  },
};
