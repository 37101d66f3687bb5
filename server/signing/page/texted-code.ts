import { signsForAnother } from '../../../shared/agreements/capacities';
import { recordId } from '../../../shared/schemas/id';
import { z } from '../../../shared/zod';
import { readGate } from '../../contact/gate';
import type { AgreementDoc, CodePhone } from '../../documents/agreement.model';
import { phoneDigits } from '../../leads/phone';
import { findLeadId } from '../../leads/store/lead-by-id';
import type { Deps } from '../deps';
import { endOfCode, openCode } from '../links';
import type { Signing } from './signer';

/** Texts a signer their code; the module that sends texts does it. */
export const textedCode = {
  kind: 'texted-code',
  data: z.object({ agreement: recordId, signer: recordId, code: z.int() }),
};
export type TextedCode = z.infer<typeof textedCode.data>;

type Needs = Pick<Deps, 'models' | 'consents' | 'agreements' | 'codeTexts' | 'now'>;

/**
 * Returns the number that a signer's code can go to by text: the lead's, if the signer is the lead, and the number itself
 * confirmed that it is theirs. Undefined if there is none, or nothing may be texted to it now.
 */
export const findCodePhone = async (
  needs: Needs,
  { home, signer }: Pick<Signing, 'home' | 'signer'>,
): Promise<CodePhone | undefined> => {
  if (home.isSpecimen || signer.role !== 'client' || signsForAnother(signer)) return undefined;
  const leadId = await findLeadId(needs, home.leadId);
  if (!(await needs.models.clients.exists({ _id: leadId }))) return undefined;
  const { answer, phoneNumber } = (await readGate(needs, leadId)).code();
  const [key] = await needs.consents.personKeys.phoneKey(phoneNumber);
  if (!answer.allowed || !key || !(await needs.codeTexts.may(phoneNumber, key))) return undefined;
  return { key, ending: phoneDigits(phoneNumber).slice(-4) };
};

/** Returns what to text, and to which number; undefined once the code was entered, replaced, or ended. */
export const openTextedCode = async (
  { models, agreements, now }: Pick<Needs, 'models' | 'agreements' | 'now'>,
  { agreement, signer: id, code: round }: TextedCode,
) => {
  const doc = await models.agreements.findById(agreement).lean<AgreementDoc>();
  const signer = doc?.signers.find(({ _id }) => String(_id) === id);
  const sealed = signer?.code;
  if (!doc || !signer || !sealed?.phone || sealed.round !== round) return undefined;
  const until = endOfCode(sealed);
  const code = until > now() ? openCode(agreements, signer) : undefined;
  const { leadId, language } = doc;
  return code === undefined ? undefined : { code, key: sealed.phone.key, until, leadId, language };
};
