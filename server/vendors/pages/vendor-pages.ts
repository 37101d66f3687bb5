import { TRPCError } from '@trpc/server';
import type { Request, Response } from 'express';
import { recordId } from '../../../shared/schemas/id';
import { pageToken } from '../../../shared/schemas/page-token';
import { scorecardPeriod } from '../../../shared/schemas/scorecard';
import { z } from '../../../shared/zod';
import { answersWithin, within } from '../../core/db/deadline';
import { type RouteCall, route } from '../../core/http/route';
import { notFound } from '../../core/http/trpc';
import type { VendorDoc } from '../../leads/vendor.model';
import type { Deps } from '../deps';
import { computeScorecard, scorecardCsv } from '../scorecard/scorecard';
import { instructionsFor } from './instructions';
import { instructionsPage } from './instructions-page';
import { vendorLink } from './make-link';
import { pageFrame } from './page-frame';
import { pageWords as words } from './page-words';

const getOrigin = (req: Pick<Request, 'protocol' | 'get'>, publicUrl: string | undefined) =>
  publicUrl ? new URL(publicUrl).origin : `${req.protocol}://${req.get('Host') ?? ''}`;

const show = (res: Response, status: number, html: string) =>
  void res.status(status).set('Referrer-Policy', 'no-referrer').type('html').send(html);

const findVendor = async ({ models }: Deps, id: unknown): Promise<VendorDoc | null> => {
  const parsed = recordId.safeParse(id);
  return parsed.success ? models.vendors.findById(parsed.data).lean<VendorDoc>() : null;
};

const showInstructions = async (deps: Deps, { req, res }: RouteCall, vendor: VendorDoc, until?: Date) => {
  const leadsUrl = `${getOrigin(req, deps.publicUrl)}/api/clients`;
  show(res, 200, instructionsPage(await instructionsFor(deps, vendor, leadsUrl), until));
};

const ofStaff = {
  method: 'GET',
  permission: 'vendors.manage',
  input: z.object({ id: z.string() }),
} as const;

/** Staff open a vendor's page by the vendor's ID. */
const instructionsRoute = route({
  ...ofStaff,
  path: '/api/vendors/:id/instructions',
  answer: async (deps: Deps, call, { id }) => {
    const vendor = await findVendor(deps, id);
    if (!vendor) throw notFound('vendor');
    await showInstructions(deps, call, vendor);
  },
});

const scorecardRoute = route({
  ...ofStaff,
  path: '/api/vendors/:id/scorecard.csv',
  answer: async (deps: Deps, { req, res }, { id }) => {
    const vendor = await findVendor(deps, id);
    if (!vendor) throw notFound('vendor');
    const parsed = scorecardPeriod.safeParse(req.query);
    if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
    const csv = scorecardCsv(await computeScorecard(deps, id, parsed.data));
    res.type('text/csv; charset=utf-8').attachment('scorecard.csv').send(csv);
  },
});

/** The vendor opens it by an expiring link, without a session. */
const linkRoute = route({
  method: 'GET',
  path: `${vendorLink.place}:token`,
  permission: 'anyone',
  input: z.object({ token: pageToken }),
  answer: async (deps: Deps, call, { token }) => {
    const text = await deps.links.unseal(vendorLink, token);
    const named: { id?: string; vendorId?: string } = JSON.parse(text ?? '{}');
    const vendor = await within(answersWithin, findVendor(deps, named.vendorId));
    const link = vendor?.links?.find(({ id, until }) => id === named.id && until.getTime() > deps.now());
    if (!vendor || !link) return show(call.res, 404, pageFrame(words.ended, `<p>${words.endedText}</p>`));
    await showInstructions(deps, call, vendor, link.until);
  },
});

/** A vendor's posting instructions, and its scorecard as a file. */
export const vendorPageRoutes = [instructionsRoute, scorecardRoute, linkRoute];
