import { findConsentText } from '../../shared/consent-texts';
import { day } from '../../shared/durations';
import { providerLabels } from '../../shared/schemas/text-account';
import type { TextingStep } from '../../shared/schemas/texting-setup';
import { readVersioned } from '../core/settings/read-setting';
import type { TextWebhookKind } from '../texting/models';
import { readIdleNumbers } from '../texting/pause-number';
import type { Texts } from '../texting/texts';
import type { Deps } from './deps';

type State = Omit<TextingStep, 'step'>;

const done = (says: string): State => ({ state: 'done', says });
const check = (says: string): State => ({ state: 'check', says });
const open = (says: string): State => ({ state: 'open', says });

const lately = 30 * day;

const readAccount = ({ provider, isFixed }: Texts): State => {
  if (provider) return done(`Texts go through ${providerLabels[provider.name]}.`);
  return isFixed
    ? open('No provider is set. Set TEXTS_PROVIDER, TEXTS_ACCOUNT and TEXTS_TOKEN on the server.')
    : open('No account is set, so nothing is sent.');
};

const readNumber = ({ numbers, isFixed }: Texts): State => {
  if (numbers.length > 0) return done(`Texts come from ${numbers.map(({ number }) => number).join(', ')}.`);
  return open(
    isFixed ? 'No number is set. Set TEXTS_FROM on the server.' : 'No number is set. Add it below.',
  );
};

const readRegistration = async (texts: Texts): Promise<State> => {
  if (texts.numbers.length === 0) return open('This follows once a number is set.');
  const idle = await readIdleNumbers(texts);
  if (idle.length > 0) return open(idle.map(({ number, problem }) => `${number}: ${problem}`).join(' '));
  const stated = texts.numbers.map(({ number, registration }) =>
    registration === 'none-needed'
      ? `${number} needs none, as you stated.`
      : `${number} has brand and campaign ${registration}.`,
  );
  return done(stated.join(' '));
};

const readAddress = ({ publicUrl }: Texts): State => {
  if (!publicUrl) return open('PUBLIC_URL is not set on the server.');
  return publicUrl.startsWith('https://')
    ? done(`The provider reaches us at ${publicUrl}.`)
    : open(`${publicUrl} does not begin with https://. Change PUBLIC_URL on the server.`);
};

const readWebhook = async (
  { models, now }: Texts,
  kind: TextWebhookKind,
  { never, recent }: { never: State; recent: string },
): Promise<State> => {
  const last = await models.textWebhooks.findById(kind).lean();
  if (!last) return never;
  const at = last.at.toISOString();
  return last.at.getTime() > now() - lately
    ? { ...done(recent), at }
    : { ...check('Nothing has come for 30 days.'), at };
};

const readKeywords = async (texts: Texts): Promise<State> => {
  const { value, version } = await readVersioned(texts, 'texts');
  if (version === 0) return check('Nobody has answered this yet. Answer it below.');
  return done(
    value.providerAnswers
      ? 'Your provider answers STOP and HELP. We answer the Spanish words.'
      : 'We answer STOP and HELP.',
  );
};

/** Both languages say "text" somewhere in a wording that covers texts. */
const readWording = ({ witness }: Deps): State => {
  const versions = [...new Set(witness.served.map(({ version }) => version))];
  if (versions.length === 0) return check('This server has no built website.');
  const silent = versions.filter((version) => !/text/i.test(findConsentText(version)?.text ?? ''));
  return silent.length > 0
    ? open(`The wording ${silent.join(', ')} does not name texts.`)
    : done(`The form asks with the wording ${versions.join(', ')}, which names texts.`);
};

const languageNames = { en: 'English', es: 'Spanish' } as const;

const readTemplates = async ({ models }: Deps): Promise<State> => {
  const on = await models.messageTemplates.find({ channel: 'text', on: true }, { language: 1 }).lean();
  const missing = (['en', 'es'] as const).filter((language) => !on.some((one) => one.language === language));
  return missing.length > 0
    ? open(`No template for texts is on in ${missing.map((one) => languageNames[one]).join(' or ')}.`)
    : done('Templates for texts are on in English and Spanish.');
};

/** Returns what to do before the first text, each step with its state. */
export const readTextingSetup = async (deps: Deps): Promise<TextingStep[]> => {
  const { texts } = deps;
  return [
    { step: 'account', ...readAccount(texts) },
    { step: 'number', ...readNumber(texts) },
    { step: 'registration', ...(await readRegistration(texts)) },
    { step: 'address', ...readAddress(texts) },
    {
      step: 'inbound',
      ...(await readWebhook(texts, 'inbound', {
        never: open('No text has reached us. Text your number from your own phone.'),
        recent: 'Texts reach us.',
      })),
    },
    {
      step: 'reports',
      ...(await readWebhook(texts, 'status', {
        never: check('No report has reached us. The first text that you send brings one.'),
        recent: 'Reports on our texts reach us.',
      })),
    },
    { step: 'keywords', ...(await readKeywords(texts)) },
    { step: 'wording', ...readWording(deps) },
    { step: 'templates', ...(await readTemplates(deps)) },
  ];
};
