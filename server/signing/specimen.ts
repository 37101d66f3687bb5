import type { SignerInput } from '../../shared/schemas/agreement';
import { conflict } from '../core/http/trpc';
import type { TemplateDoc } from '../templates/template.model';
import { getAdoption } from '../templates/write-template';
import type { Deps } from './deps';
import { areStaffAddresses } from './may-mail';

const notAdopted = ({ adopted }: TemplateDoc): string => {
  const again = adopted
    ? `${adopted.by} adopted it under a typed name, which does not count any more: a lawyer must adopt it again from their own account.`
    : 'A lawyer of the firm must adopt it first.';
  return `No lawyer’s account has adopted this version. ${again} Until then it can go to staff addresses only, as a specimen.`;
};

/**
 * Returns true if a sending is a specimen: a text that no lawyer's account has adopted, sent to the firm's own people.
 * Throws TEMPLATE_NOT_ADOPTED if such a text would go to anyone else.
 */
export const isSpecimen = async (
  needs: Pick<Deps, 'models'>,
  template: TemplateDoc,
  signers: readonly Pick<SignerInput, 'email'>[],
): Promise<boolean> => {
  if (getAdoption(template)) return false;
  const addresses = signers.map(({ email }) => email);
  if (await areStaffAddresses(needs, addresses)) return true;
  throw conflict(notAdopted(template), 'TEMPLATE_NOT_ADOPTED');
};
