import type { vendorLinkInput } from '../../../shared/schemas/vendor-page';
import type { z } from '../../../shared/zod';
import { writeAudit } from '../../audit/write-audit';
import type { Staff } from '../../caller';
import type { Deps } from '../../context';
import { notFound } from '../../trpc';
import { linkToken } from './vendor-link';

const day = 24 * 60 * 60 * 1000;

/** Makes a link to one page about a vendor, for some days. The audit log knows that it was made, not what it is. */
export const makeLink = async (
  deps: Deps & { caller: Staff },
  { id, page, days }: z.infer<typeof vendorLinkInput>,
) => {
  if (!(await deps.models.vendors.exists({ _id: id }))) throw notFound('vendor');
  const until = deps.now() + days * day;
  const note = `link to ${page}, ${days} days`;
  await writeAudit(deps, { action: 'update', entity: 'vendor', entityId: id, note });
  return {
    path: `/api/vendor-pages/${linkToken(deps.intake.links, { vendorId: id, page, until })}`,
    until: new Date(until).toISOString(),
  };
};
