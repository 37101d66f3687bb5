/** What the server says on a page that staff have changed since it was built. */
export const overlay = {
  /** In the place of a statement that was taken back. */
  withdrawn: 'Retiramos lo que decía aquí el {date}.',
  /** In front of the day of the change, where the page has no day of its own. */
  updated: 'Actualizado el',
};
