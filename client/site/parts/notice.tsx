import { pageAttributes } from '../../../shared/page-attributes';

/** The place for the server to add a dated notice from staff; takes no space without one. */
export const Notice = () => (
  <div
    {...{ [pageAttributes.notice]: '' }}
    className="mt-6 rounded-md border-l-4 border-accent bg-paper-deep px-5 py-4 font-medium empty:hidden"
  />
);
