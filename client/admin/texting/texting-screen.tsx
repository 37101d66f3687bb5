import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import type { TextAccountView } from '../../../shared/schemas/text-account';
import type { TextingStep } from '../../../shared/schemas/texting-setup';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Badge, type Tone } from '../kit/badge';
import { Card, ListCard } from '../kit/card';
import { Loaded } from '../kit/loaded';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { AccountForm } from './account-form';

type Source = { label: string; url: string };
type StepWords = { name: string; text: string; sources: readonly Source[] };

const twilio = (path: string, label: string) => ({ label, url: `https://www.twilio.com/docs/${path}` });
const telnyx = (path: string, label: string) => ({
  label,
  url: `https://developers.telnyx.com/docs/${path}`,
});
const rule = {
  label: '47 CFR 64.1200',
  url: 'https://www.ecfr.gov/current/title-47/section-64.1200',
};

type Words = {
  states: Readonly<Record<TextingStep['state'], { label: string; tone: Tone }>>;
  steps: Readonly<Record<TextingStep['step'], StepWords>>;
};

const textingWords: Words = {
  states: {
    done: { label: 'Done', tone: 'success' },
    check: { label: 'Check', tone: 'warning' },
    open: { label: 'To do', tone: 'danger' },
  },
  steps: {
    account: {
      name: 'An account at Twilio or Telnyx',
      text: 'Enter it under Account on this page, or have it set on the server.',
      sources: [],
    },
    number: {
      name: 'A number that sends texts',
      text: 'A ten-digit or toll-free number of that account.',
      sources: [
        telnyx('messaging/messages/phone-number-configuration', 'Telnyx: numbers'),
        twilio('phone-numbers/api/incomingphonenumber-resource', 'Twilio: numbers'),
      ],
    },
    registration: {
      name: 'Registration with the carriers',
      text: 'A ten-digit number needs a brand (your legal name and EIN exactly as at the IRS) and a campaign. A toll-free number needs its verification. npm run firm texts prints what the reviewers ask for.',
      sources: [
        twilio('api/errors/30034', 'Twilio: unregistered numbers are blocked'),
        twilio('api/errors/30464', 'Twilio: toll-free verification'),
        telnyx('messaging/10dlc/quickstart', 'Telnyx: brand and campaign'),
      ],
    },
    address: {
      name: 'The public address of this server',
      text: 'Providers send texts and reports only to an https address.',
      sources: [],
    },
    inbound: {
      name: 'Texts reach us',
      text: 'Set the address for incoming messages at the provider, by POST. At Twilio, add #rc=3&rp=all to it so that Twilio tries again.',
      sources: [
        twilio('messaging/guides/webhook-request', 'Twilio: incoming messages'),
        telnyx('messaging/messages/receiving-webhooks', 'Telnyx: webhooks'),
      ],
    },
    reports: {
      name: 'Delivery reports reach us',
      text: 'The address for reports goes with each text. There is nothing to set at the provider.',
      sources: [
        twilio('messaging/guides/outbound-message-status-in-status-callbacks', 'Twilio: status callbacks'),
      ],
    },
    keywords: {
      name: 'Who answers STOP and HELP',
      text: 'A STOP may get one confirmation, so it must be clear who sends it.',
      sources: [rule],
    },
    wording: {
      name: 'The form asks to text',
      text: 'Carriers check that the box names your firm, texts, rates, STOP and HELP, and that nobody has to tick it.',
      sources: [rule],
    },
    templates: {
      name: 'Templates in both languages',
      text: 'Turn on at least one template for texts in English and one in Spanish.',
      sources: [],
    },
  },
};

/** The account at the provider: from the environment it is only named, else it is entered here. */
const AccountCard = ({ query }: { query: ComponentProps<typeof Loaded<TextAccountView>>['query'] }) => (
  <Card
    title="Account"
    text="The keys are stored sealed. Nobody can read them here again, only replace them."
  >
    <Loaded query={query} what="the account" rows={3}>
      {(stored) =>
        stored.isFixed ? (
          <p className="text-sm">
            The account is set on the server (TEXTS_PROVIDER, TEXTS_FROM). That wins, so it cannot be changed
            here. To enter it here, have these settings removed and the server restarted.
          </p>
        ) : (
          <>
            {stored.isClosed && (
              <p className="mb-3 text-sm font-medium text-danger">
                The stored account cannot be opened with the key of this server. Enter it again.
              </p>
            )}
            <AccountForm stored={stored} />
          </>
        )
      }
    </Loaded>
  </Card>
);

/** Asks the provider about the account and our numbers; nobody gets a text. */
const AccountCheckCard = () => {
  const check = useAction(trpc.messages.checkAccount, { failed: { title: 'Could not check the account' } });
  return (
    <Card
      title="Check the account"
      text="Asks your provider whether the key works, the numbers are yours, and their texts come here. It sends no text."
    >
      <Button look="secondary" disabled={check.isPending} onClick={() => check.mutate()}>
        {check.isPending ? 'Asking...' : 'Check now'}
      </Button>
      <div role="status" className="mt-3 space-y-2 text-sm empty:mt-0">
        {check.data?.map(({ subject, isGood, says }) => (
          <div key={subject}>
            <h3>{subject}</h3>
            <p className="flex flex-wrap items-baseline gap-2 wrap-anywhere">
              <Badge tone={isGood ? 'success' : 'danger'}>{isGood ? 'Good' : 'Not ready'}</Badge>
              <span className="min-w-0">{says}</span>
            </p>
          </div>
        ))}
      </div>
    </Card>
  );
};

const linkClass = 'underline underline-offset-4';

const links: Partial<Record<TextingStep['step'], { path: string; label: string }>> = {
  templates: { path: staffPaths.messageTemplates, label: 'Message templates' },
  keywords: { path: staffPaths.contactRules, label: 'Contact rules' },
};

/** One step: its state as the server knows it, what to do, and who requires it. */
const Step = ({ step, state, says, at }: TextingStep) => {
  const { name, text, sources } = textingWords.steps[step];
  const { label, tone } = textingWords.states[state];
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-line px-5 py-3.5 text-sm leading-6 first:border-t-0 sm:grid-cols-[6rem_1fr]">
      <p>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <div className="min-w-0 wrap-anywhere">
        <h2 className="text-sm leading-6">{name}</h2>
        <p>
          {says}
          {at && (
            <>
              {' '}
              Last: <Moment at={at} />.
            </>
          )}
        </p>
        <p className="text-muted">{text}</p>
        {links[step] && (
          <Link href={links[step].path} className={linkClass}>
            {links[step].label}
          </Link>
        )}
        {sources.length > 0 && (
          <ul className="flex flex-wrap gap-x-4">
            {sources.map(({ label: source, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer" className={linkClass}>
                  {source}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
};

const countLeft = (steps: readonly TextingStep[]) => {
  const left = steps.filter(({ state }) => state === 'open').length;
  if (left === 0) return 'Nothing is left to do before the first text.';
  return left === 1
    ? 'One step is left before the first text.'
    : `${left} steps are left before the first text.`;
};

/** The checklist before the first text, with a check of the account. */
export const TextingScreen = () => {
  const query = trpc.messages.setup.useQuery();
  const account = trpc.textAccount.read.useQuery();
  return (
    <>
      <ScreenHead />
      <Loaded query={query} what="the checklist">
        {(steps) => (
          <div className="grid max-w-4xl gap-5">
            <p role="status" className="font-semibold">
              {countLeft(steps)}
            </p>
            <ListCard label="Steps before the first text">
              <ul>
                {steps.map((one) => (
                  <Step key={one.step} {...one} />
                ))}
              </ul>
            </ListCard>
            <AccountCard query={account} />
            {/* An answer about another account does not stay. */}
            <AccountCheckCard key={account.data?.version} />
          </div>
        )}
      </Loaded>
    </>
  );
};
