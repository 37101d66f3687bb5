import { useState } from 'react';
import type { VendorRecord } from '../../../shared/schemas/vendor';
import { linkDays, type VendorLinkRecord } from '../../../shared/schemas/vendor-page';
import { trpc } from '../../lib/trpc';
import { Button, buttonClass } from '../../ui/button';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { copyText } from '../copy-text';
import { Card } from '../kit/card';
import { ConfirmButton } from '../kit/confirm-button';
import { Row } from '../kit/row';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { vendorWords } from './vendor-words';

const { links: words } = vendorWords;

type OpenLinksProps = { id: string; links: readonly VendorLinkRecord[]; onChanged: () => unknown };

/** The active links to this vendor's page; staff can end each. */
const OpenLinks = ({ id, links, onChanged }: OpenLinksProps) => {
  const end = useAction(trpc.vendors.endLink, {
    done: words.ended,
    failed: words.endFailed,
    onDone: onChanged,
  });
  const open = links.filter(({ until }) => Date.parse(until) > Date.now());
  if (open.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 font-sans text-sm font-semibold tracking-normal">Active links</h3>
      <ul>
        {open.map(({ id: link, by, until }) => (
          <Row
            key={link}
            actions={
              <ConfirmButton
                label={words.end}
                aria-label={`End the link that works until ${until.slice(0, 10)}`}
                title="End this link?"
                text="Nobody can open the page with it anymore. You can make a new link at any time."
                action={end}
                input={{ id, link }}
              />
            }
          >
            <span>
              {`Made by ${by}`}, {words.until.toLowerCase()} <Moment at={until} />
            </span>
          </Row>
        ))}
      </ul>
    </>
  );
};

const dayChoices = [7, linkDays.usual, linkDays.most];

type VendorLinksProps = { vendor: VendorRecord; onChanged: () => unknown };

/** The vendor's posting instructions, and links that open them without an account. */
export const VendorLinks = ({ vendor: { id, links }, onChanged }: VendorLinksProps) => {
  const [days, setDays] = useState<number>(linkDays.usual);
  const make = useAction(trpc.vendors.link, { failed: words.failed, onDone: onChanged });
  const link = make.data && new URL(make.data.path, location.origin).href;
  return (
    <Card
      title="Posting instructions"
      text="They tell the vendor how to send leads. A link opens them without an account, so anyone who has it can read them."
      className="mt-5 print:hidden"
      action={
        <a
          href={`/api/vendors/${id}/instructions`}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-8 items-center text-sm underline underline-offset-4"
        >
          Open posting instructions
        </a>
      }
    >
      <div className="flex flex-wrap items-end gap-3">
        <Select
          id="link-days"
          label="Works for"
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
          choices={dayChoices.map((one) => ({ value: one, label: `${one} days` }))}
        />
        <Button look="secondary" disabled={make.isPending} onClick={() => make.mutate({ id, days })}>
          Make link
        </Button>
      </div>
      <div role="status">
        {make.data && (
          <div className="mt-4 flex flex-wrap items-end gap-3">
            <Field
              id="vendor-link"
              label="Link"
              readOnly
              value={link}
              onFocus={(event) => event.target.select()}
              className="min-w-0 grow"
            />
            <Button look="secondary" onClick={() => copyText(link ?? '', words)}>
              Copy link
            </Button>
            <a href={link} target="_blank" rel="noopener" className={buttonClass({ look: 'secondary' })}>
              Open
            </a>
            <p className="w-full text-sm text-muted">
              {words.until} <Moment at={make.data.until} />
            </p>
          </div>
        )}
      </div>
      <OpenLinks id={id} links={links} onChanged={onChanged} />
    </Card>
  );
};
