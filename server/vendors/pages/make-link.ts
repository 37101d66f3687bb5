import { Types } from 'mongoose';
import { day } from '../../../shared/durations';
import type { endLinkInput, vendorLinkInput } from '../../../shared/schemas/vendor-page';
import type { z } from '../../../shared/zod';
import { getName, type Staff } from '../../core/caller';
import { writeLogged } from '../../core/change/change';
import { notFound } from '../../core/http/trpc';
import type { SealedLink } from '../../core/links';
import { type KeptLink, vendors } from '../../leads/vendor.model';
import type { Deps } from '../deps';

/** The page of one vendor, while their record has the link. */
export const vendorLink: SealedLink = {
  place: '/api/vendor-pages/',
  about: 'vendor page',
  key: 'vendor links',
};

type By = Deps & { caller: Staff };

/** The most links at a time. Beyond this, the oldest end, because no one keeps track of so many. */
const mostLinks = 50;

/** Makes a link to a vendor's page, valid for some days. The audit log records that it was made, not the link itself. */
export const makeLink = async (deps: By, { id, days }: z.infer<typeof vendorLinkInput>) => {
  const { models, now, caller } = deps;
  const until = new Date(now() + days * day);
  const link: KeptLink = {
    id: String(new Types.ObjectId()),
    by: getName(caller),
    createdAt: new Date(now()),
    until,
  };
  await models.vendors.updateOne({ _id: id }, { $pull: { links: { until: { $lte: new Date(now()) } } } });
  const write = { $push: { links: { $each: [link], $slice: -mostLinks } } };
  const note = `link to instructions, ${days} days`;
  if (!(await writeLogged(deps, vendors, caller, { _id: id }, write, { note }))) throw notFound('vendor');
  const path = await deps.links.seal(vendorLink, JSON.stringify({ id: link.id, vendorId: id }));
  return { id: link.id, path, until: until.toISOString() };
};

/** Ends a link early; it opens nothing from now on. */
export const endLink = async (deps: By, { id, link }: z.infer<typeof endLinkInput>): Promise<void> => {
  const filter = { _id: id, 'links.id': link };
  const write = { $pull: { links: { id: link } } };
  const said = { note: 'link to instructions ended' };
  if (!(await writeLogged(deps, vendors, deps.caller, filter, write, said))) throw notFound('link');
};
