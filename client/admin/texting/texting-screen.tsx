import { Link } from 'wouter';
import type { TextingStep } from '../../../shared/schemas/texting-setup';
import { trpc } from '../../lib/trpc';
import { Badge } from '../kit/badge';
import { ListCard } from '../kit/card';
import { Loaded } from '../kit/loaded';
import { Moment } from '../moment';
import { ScreenHead } from '../screen-head';
import { KeywordsSetting } from '../settings/keywords-setting';
import { staffPaths } from '../staff-paths';
import { words } from '../words';
import { AccountCard } from './account-card';
import { AccountCheckCard } from './account-check';
import { textingWords } from './texting-words';

const linkClass = 'underline underline-offset-4';

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
        <h2 className="font-sans text-sm leading-6 font-semibold tracking-normal">{name}</h2>
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
        {step === 'templates' && (
          <Link href={staffPaths.messageTemplates} className={linkClass}>
            Message templates
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
  const settings = trpc.settings.all.useQuery();
  const account = trpc.textAccount.read.useQuery();
  return (
    <>
      <ScreenHead title={words.places.texting} />
      <Loaded query={query} loading={textingWords.loading} failed={textingWords.failed}>
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
            {settings.data && <KeywordsSetting stored={settings.data.texts} />}
          </div>
        )}
      </Loaded>
    </>
  );
};
