import { useState } from 'react';
import { leadStages } from '../../../shared/schemas/post';
import { type VendorRecord, vendorTerms } from '../../../shared/schemas/vendor';
import { linkDays, type VendorLinkRecord } from '../../../shared/schemas/vendor-page';
import { vendorWebhookInput } from '../../../shared/schemas/webhook';
import type { z } from '../../../shared/zod';
import { trpc } from '../../lib/trpc';
import { Button, buttonClass } from '../../ui/button';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { copyText } from '../copy-text';
import { Card } from '../kit/card';
import { ConfirmButton } from '../kit/confirm-button';
import { FieldsForm } from '../kit/fields-form';
import { Loaded, Unloaded } from '../kit/loaded';
import { Row } from '../kit/row';
import { toForm } from '../kit/schema-values';
import { SecretDialog } from '../kit/secret-dialog';
import { TextLink } from '../kit/text-link';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { VendorBadge } from './vendor-badge';
import { VendorMapping } from './vendor-mapping';
import { VendorScorecard } from './vendor-scorecard';
import { newKey, vendorWords, vendorWords as words } from './vendor-words';

const { outcomes: outcomeWords } = vendorWords;

/** The webhook that reports the outcomes of leads to their vendor. */
const VendorWebhook = ({ id }: { id: string }) => {
  const [secret, setSecret] = useState('');
  const webhooks = trpc.webhooks.list.useQuery(undefined, { staleTime: 0 });
  const create = trpc.webhooks.create.useMutation();
  const update = trpc.webhooks.update.useMutation();
  return (
    <Card
      title="Outcomes we report"
      text="Reports to the vendor’s own system what became of its leads. We send nothing about the person."
      action={
        <TextLink href={staffPaths.webhooks} className="inline-flex min-h-8 items-center text-sm">
          Webhooks
        </TextLink>
      }
    >
      <Loaded query={webhooks} loading="Loading..." failed="Error loading the outcomes">
        {(all) => {
          const stored = all.find(({ vendor }) => vendor === id);
          return (
            <FieldsForm
              key={stored?.id}
              name={`outcomes-${id}`}
              schema={vendorWebhookInput}
              fields={{
                url: {
                  label: 'Address',
                  hint: 'A public address that begins with https://.',
                  kind: 'url',
                  missing: 'Enter the address of the vendor’s system',
                },
                stages: { label: 'Report when a lead is', kind: 'checks', choices: outcomeWords.stageNames },
              }}
              defaults={{ url: stored?.url ?? '', stages: stored?.stages ?? [...leadStages] }}
              version={stored?.version}
              save={async (values, version) => {
                if (!stored) return (await create.mutateAsync({ ...values, vendor: id })).secret;
                return update.mutateAsync({ ...values, id: stored.id, version });
              }}
              saved="Outcomes saved"
              restart={(values) => values}
              refresh={({ webhooks: { list } }) => [list]}
              onSaved={(answer) => setSecret(typeof answer === 'string' ? answer : '')}
              button="Save outcomes"
            />
          );
        }}
      </Loaded>
      {secret && (
        <SecretDialog
          kind="secret"
          text="The vendor uses it to check that we are the sender. We show it only once."
          value={secret}
          onClose={() => setSecret('')}
        />
      )}
    </Card>
  );
};

const { links: linkWords } = vendorWords;

type OpenLinksProps = { id: string; links: readonly VendorLinkRecord[]; onChanged: () => unknown };

/** The active links to this vendor's page; staff can end each. */
const OpenLinks = ({ id, links, onChanged }: OpenLinksProps) => {
  const end = useAction(trpc.vendors.endLink, {
    done: 'Link ended',
    failed: 'The link could not be ended',
    onDone: onChanged,
  });
  const open = links.filter(({ until }) => Date.parse(until) > Date.now());
  if (open.length === 0) return null;
  return (
    <>
      <h3 className="mt-5">Active links</h3>
      <ul>
        {open.map(({ id: link, by, until }) => (
          <Row
            key={link}
            actions={
              <ConfirmButton
                label="End link"
                aria-label={`End the link that works until ${until.slice(0, 10)}`}
                title="End this link?"
                text="Nobody can open the page with it anymore. You can make a new link at any time."
                action={end}
                input={{ id, link }}
              />
            }
          >
            <span>
              {`Made by ${by}`}, {linkWords.until.toLowerCase()} <Moment at={until} />
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
const VendorLinks = ({ vendor: { id, links }, onChanged }: VendorLinksProps) => {
  const [days, setDays] = useState<number>(linkDays.usual);
  const make = useAction(trpc.vendors.link, { failed: 'The link could not be made', onDone: onChanged });
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
            <Button look="secondary" onClick={() => copyText(link ?? '', linkWords)} label="Copy link" />
            <a href={link} target="_blank" rel="noopener" className={buttonClass({ look: 'secondary' })}>
              Open
            </a>
            <p className="w-full text-sm text-muted">
              {linkWords.until} <Moment at={make.data.until} />
            </p>
          </div>
        )}
      </div>
      <OpenLinks id={id} links={links} onChanged={onChanged} />
    </Card>
  );
};

const Key = ({ prefix, createdAt, expiresAt }: VendorRecord['keys'][number]) => (
  <span>
    <code className="font-mono">{prefix}…</code>
    <span className="text-muted">
      {' '}
      since <Moment at={createdAt} />
      {expiresAt && (
        <>
          {', '}
          works until <Moment at={expiresAt} />
        </>
      )}
    </span>
  </span>
);

/** The active keys by their first characters; keys can be added and ended. */
const VendorKeys = ({ vendor, onChanged }: { vendor: VendorRecord; onChanged: () => unknown }) => {
  const [key, setKey] = useState('');
  const rotate = useAction(trpc.vendors.rotate, {
    failed: vendorWords.keyFailed,
    onDone: (answer) => {
      setKey(answer.key);
      onChanged();
    },
  });
  const revoke = useAction(trpc.vendors.revoke, {
    done: 'Key revoked',
    failed: vendorWords.keyFailed,
    onDone: onChanged,
  });
  return (
    <Card
      title="Keys"
      text="Makes a new key. The old key works for 24 more hours, so the vendor has time to switch."
    >
      {vendor.keys.length === 0 && (
        <p className="text-sm">This vendor has no key. Choose "Rotate key" to make one.</p>
      )}
      <ul>
        {vendor.keys.map((one) => (
          <Row
            key={one.prefix}
            actions={
              <ConfirmButton
                label="Revoke"
                aria-label={`Revoke ${one.prefix}`}
                title={`Revoke ${one.prefix}…?`}
                text="From now on we refuse every post with this key."
                action={revoke}
                input={{ id: vendor.id, prefix: one.prefix }}
              />
            }
          >
            <Key {...one} />
          </Row>
        ))}
      </ul>
      <Button
        look="secondary"
        className="mt-3"
        disabled={rotate.isPending}
        onClick={() => rotate.mutate({ id: vendor.id })}
        label="Rotate key"
      />
      {key && <SecretDialog {...newKey} value={key} onClose={() => setKey('')} />}
    </Card>
  );
};

const terms = vendorTerms.omit({ timeZone: true, fieldNames: true, values: true });
type Terms = z.infer<typeof terms>;

/** A vendor's terms; changes apply to the next submission. */
const VendorTerms = ({ vendor, onSaved }: { vendor: VendorRecord; onSaved: () => unknown }) => (
  <Card title="Terms">
    <FieldsForm<Terms, VendorRecord, Terms, { id: string }>
      name={`vendor-${vendor.id}`}
      schema={terms}
      record={vendor}
      version={vendor.version}
      call={trpc.vendors.update}
      rest={{ id: vendor.id }}
      saved="Vendor updated"
      failed={words.saveFailed}
      failure={words.failedToUpdate}
      restart={(_, saved) => toForm(terms, saved)}
      onSaved={onSaved}
      button="Save changes"
      className="grid gap-x-5 gap-y-4 sm:grid-cols-2"
    />
  </Card>
);

/** One vendor with its keys and terms. */
export const VendorScreen = ({ id }: { id: string }) => {
  const query = trpc.vendors.get.useQuery({ id }, { staleTime: 0 });
  const { data } = query;
  if (!data) return <Unloaded query={query} what="vendors" />;
  return (
    <>
      <ScreenHead
        title={data.name}
        before={
          <TextLink href={staffPaths.vendors} className="inline-flex min-h-8 items-center text-sm">
            All vendors
          </TextLink>
        }
      >
        <VendorBadge {...data} />
      </ScreenHead>
      <div className="grid items-start gap-5 xl:grid-cols-[1.4fr_1fr]">
        <VendorTerms vendor={data} onSaved={query.refetch} />
        <div className="grid gap-5">
          <VendorKeys vendor={data} onChanged={query.refetch} />
          <VendorWebhook id={id} />
        </div>
      </div>
      <VendorMapping vendor={data} onSaved={query.refetch} />
      <VendorScorecard id={id} />
      <VendorLinks vendor={data} onChanged={query.refetch} />
    </>
  );
};
