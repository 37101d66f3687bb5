import type { VendorLinkRecord } from '../../../shared/schemas/vendor-page';
import { trpc } from '../../lib/trpc';
import { ConfirmButton } from '../kit/confirm-button';
import { Row } from '../kit/row';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { vendorWords } from './vendor-words';

const { links: words } = vendorWords;

type OpenLinksProps = { id: string; links: readonly VendorLinkRecord[]; onChanged: () => unknown };

/** The active links to this vendor's pages; staff can end each. */
export const OpenLinks = ({ id, links, onChanged }: OpenLinksProps) => {
  const end = trpc.vendors.endLink.useMutation(
    useAction({
      done: words.ended,
      failed: words.endFailed,
      onDone: onChanged,
    }),
  );
  const open = links.filter(({ until }) => Date.parse(until) > Date.now());
  if (open.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 font-sans text-sm font-semibold tracking-normal">Active links</h3>
      <ul>
        {open.map(({ id: link, page, by, until }) => (
          <Row
            key={link}
            actions={
              <ConfirmButton
                label={words.end}
                aria-label={`End the link to ${words.pages[page]} that works until ${until.slice(0, 10)}`}
                title="End this link?"
                text="Nobody can open the page with it anymore. You can make a new link at any time."
                action={end}
                input={{ id, link }}
              />
            }
          >
            <span>
              {words.pages[page]}{' '}
              <span className="text-muted">
                {`made by ${by}`}, {words.until.toLowerCase()} <Moment at={until} />
              </span>
            </span>
          </Row>
        ))}
      </ul>
    </>
  );
};
