import type { PersonChoice } from '../../../shared/schemas/privacy';
import type { Deps } from '../deps';
import { findPerson } from './find-person';

type Named = { email?: string | undefined; phone?: string | undefined };

/** Selects everything under an address or a number, without a person reviewing it first. */
export const chooseAll = async (
  deps: Deps,
  { email = '', phone: phoneNumber = '' }: Named,
): Promise<PersonChoice> => {
  const { leads, refused } = await findPerson(deps, { email, phoneNumber });
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  return { email, phoneNumber, leads: ids(leads), refused: ids(refused) };
};
