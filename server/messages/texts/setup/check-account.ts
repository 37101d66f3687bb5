import type { AccountCheck } from '../../../../shared/schemas/texting-setup';
import { describeTry } from '../../../core/outbox/failures';
import { type NumberAtProvider, providerLabels, type TextProvider } from '../providers/provider';
import type { Texts } from '../texts';

/** The path at which we receive texts. */
export const inboundPath = '/api/texts/inbound';

const problem = (says: string): AccountCheck => ({ isGood: false, says, numbers: [] });

/** Compares without the fragment, which only tells Twilio to try again. */
const isSameAddress = (address: string, ours: string) =>
  URL.canParse(address) && new URL(address).href.replace(/#.*$/, '') === ours;

/** Says whether the account has a number, and where its texts go. Addresses of others are not shown. */
const judgeNumber = (atProvider: NumberAtProvider | undefined, publicUrl: string | undefined) => {
  if (!atProvider) return { isGood: false, says: 'It is not in this account, or cannot send texts.' };
  if (!publicUrl)
    return { isGood: false, says: 'It is in this account. Set PUBLIC_URL so that its texts can reach us.' };
  const ours = `${publicUrl}${inboundPath}`;
  const { inbound, isPost } = atProvider;
  if (!inbound)
    return { isGood: false, says: `It is in this account. No address takes its texts: set ${ours} there.` };
  if (!isSameAddress(inbound, ours))
    return { isGood: false, says: `It is in this account. Its texts go elsewhere: set ${ours} there.` };
  if (!isPost) return { isGood: false, says: 'Its texts come by GET. Choose POST at the provider.' };
  return { isGood: true, says: 'It is in this account, and its texts come to us.' };
};

const askProvider = async (provider: TextProvider, { numbers, publicUrl }: Texts): Promise<AccountCheck> => {
  const label = providerLabels[provider.name];
  const state = await provider.checkKey();
  if (state === 'refused')
    return problem(`${label} refused the account or its key. Check TEXTS_ACCOUNT and TEXTS_TOKEN.`);
  if (state === 'suspended')
    return problem(`${label} says that the account is suspended or closed. Ask their support.`);
  const checks: AccountCheck['numbers'] = [];
  for (const { number } of numbers)
    checks.push({ number, ...judgeNumber(await provider.findNumber(number), publicUrl) });
  return {
    isGood: checks.length > 0 && checks.every(({ isGood }) => isGood),
    says:
      checks.length > 0
        ? `${label} accepts the account and its key.`
        : `${label} accepts the account and its key. No number is set yet: add TEXTS_FROM.`,
    numbers: checks,
  };
};

/** Asks the provider about the account and our numbers. Nothing is sent to anyone. */
export const checkAccount = async (texts: Texts): Promise<AccountCheck> => {
  const { provider } = texts;
  if (!provider) return problem('Texts are not set up. Set TEXTS_PROVIDER on the server first.');
  try {
    return await askProvider(provider, texts);
  } catch (error) {
    return problem(
      `${providerLabels[provider.name]} gave no useful answer (${describeTry(error)}). Try again in a minute.`,
    );
  }
};
