/** The server's additions to a page that staff have changed since the build. */
export const overlay = {
  /** Shown instead of a withdrawn statement. */
  withdrawn: 'We took back what stood here on {date}.',
  /** The label of the change date, if the page has no date. */
  updated: 'Updated',
};
