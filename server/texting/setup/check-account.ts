import { providerLabels } from '../../../shared/schemas/text-account';
import type { AccountCheck } from '../../../shared/schemas/texting-setup';
import { describeTry } from '../../core/outbox/failures';
import type { NumberAtProvider, TextProvider } from '../providers/provider';
import { missingRegistration, type OurNumber, type Texts } from '../texts';

/** The path at which we receive texts. */
export const inboundPath = '/api/texts/inbound';

const good = (says: string) => ({ isGood: true, says });
const bad = (says: string) => ({ isGood: false, says });

/** Compares without the fragment, which only tells Twilio to try again. */
const isSameAddress = (address: string, ours: string) =>
  URL.canParse(address) && new URL(address).href.replace(/#.*$/, '') === ours;

/** Says whether the account has a number, and where its texts go. Addresses of others are not shown. */
const judgeNumber = (
  number: OurNumber,
  atProvider: NumberAtProvider | undefined,
  publicUrl: string | undefined,
) => {
  if (!atProvider) return bad('It is not in this account, or cannot send texts.');
  if (!publicUrl) return bad('It is in this account. Set PUBLIC_URL so that its texts can reach us.');
  const ours = `${publicUrl}${inboundPath}`;
  const { inbound, isPost } = atProvider;
  if (!inbound) return bad(`It is in this account. No address takes its texts: set ${ours} there.`);
  if (!isSameAddress(inbound, ours))
    return bad(`It is in this account. Its texts go elsewhere: set ${ours} there.`);
  if (!isPost) return bad('Its texts come by GET. Choose POST at the provider.');
  const missing = missingRegistration(number);
  return missing
    ? bad(`It is in this account, and its texts come to us. But ${missing}`)
    : good('It is in this account, and its texts come to us.');
};

const checkAccess = async (provider: TextProvider, { isFixed }: Texts) => {
  const label = providerLabels[provider.name];
  const state = await provider.checkKey();
  if (state === 'refused')
    return bad(
      `${label} refused the account or its key. Check ${isFixed ? 'TEXTS_ACCOUNT and TEXTS_TOKEN' : 'both above'}.`,
    );
  return state === 'suspended'
    ? bad(`${label} says that the account is suspended or closed. Ask their support.`)
    : good(`${label} accepts the account and its key.`);
};

const askProvider = async (provider: TextProvider, texts: Texts): Promise<AccountCheck> => {
  const { numbers, publicUrl, isFixed } = texts;
  const access = { subject: 'Account', ...(await checkAccess(provider, texts)) };
  if (!access.isGood) return [access];
  if (numbers.length === 0) {
    const says = `No number is set, so nothing is sent. ${isFixed ? 'Set TEXTS_FROM.' : 'Add one above.'}`;
    return [access, { subject: 'Number', ...bad(says) }];
  }
  const checks: AccountCheck = [];
  for (const one of numbers) {
    const atProvider = await provider.findNumber(one.number);
    checks.push({ subject: one.number, ...judgeNumber(one, atProvider, publicUrl) });
  }
  return [access, ...checks];
};

/** Asks the provider about the account and our numbers. Nothing is sent to anyone. */
export const checkAccount = async (texts: Texts): Promise<AccountCheck> => {
  const { provider, isFixed } = texts;
  const answer = (says: string) => [{ subject: 'Account', ...bad(says) }];
  if (!provider)
    return answer(
      `There is no account yet. ${isFixed ? 'Set TEXTS_PROVIDER on the server.' : 'Enter it above.'}`,
    );
  try {
    return await askProvider(provider, texts);
  } catch (error) {
    const label = providerLabels[provider.name];
    return answer(`${label} gave no useful answer (${describeTry(error)}). Try again in a minute.`);
  }
};
