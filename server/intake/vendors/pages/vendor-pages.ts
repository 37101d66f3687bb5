import { TRPCError } from '@trpc/server';
import type { Request, Response } from 'express';
import { otherCaseTypes } from '../../../../shared/case-types';
import { recordId } from '../../../../shared/schemas/id';
import { pageToken } from '../../../../shared/schemas/page-token';
import { scorecardPeriod } from '../../../../shared/schemas/scorecard';
import { z } from '../../../../shared/zod';
import { answersWithin, within } from '../../../core/db/deadline';
import { type RouteCall, route } from '../../../core/http/route';
import { notFound } from '../../../core/http/trpc';
import type { VendorDoc } from '../../../leads/vendor.model';
import type { Deps } from '../../deps';
import { computeScorecard } from '../scorecard/scorecard';
import { scorecardCsv, vendorColumns } from '../scorecard/scorecard-csv';
import { instructionsFor } from './instructions';
import { instructionsPage } from './instructions-page';
import { pageFrame } from './page-frame';
import { pageWords as words } from './page-words';
import { scorecardPage } from './scorecard-page';
import { readLink } from './vendor-link';

type Query = Record<string, unknown>;

const getOrigin = (req: Pick<Request, 'protocol' | 'get'>, publicUrl: string | undefined) =>
  publicUrl ? new URL(publicUrl).origin : `${req.protocol}://${req.get('Host') ?? ''}`;

const show = (res: Response, status: number, html: string) =>
  void res.status(status).set('Referrer-Policy', 'no-referrer').type('html').send(html);

const sendCsv = (res: Response, csv: string) =>
  void res.type('text/csv; charset=utf-8').attachment('scorecard.csv').send(csv);

const findVendor = async ({ models }: Pick<Deps, 'models'>, id: unknown): Promise<VendorDoc | null> => {
  const parsed = recordId.safeParse(id);
  return parsed.success ? models.vendors.findById(parsed.data).lean<VendorDoc>() : null;
};

const countFor = (deps: Pick<Deps, 'models' | 'now'>, { _id }: VendorDoc, query: Query) => {
  const parsed = scorecardPeriod.safeParse(query);
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
  return computeScorecard(deps, String(_id), parsed.data);
};

const findTitles = async ({ models }: Pick<Deps, 'models'>): Promise<Map<string, string>> => {
  const services = await models.services.find().select({ title: 1 }).lean();
  return new Map([
    ...services.map(({ _id, title }) => [String(_id), title] as const),
    ...otherCaseTypes.map(({ id, title }) => [id, title] as const),
  ]);
};

/** Returns undefined for invalid dates and rethrows every other error. */
const notAPeriod = (error: unknown) => {
  if (!(error instanceof TRPCError) || error.code !== 'BAD_REQUEST') throw error;
  return undefined;
};

type PageNeeds = Pick<Deps, 'models' | 'intake' | 'now' | 'publicUrl'>;

const showInstructions = async (
  deps: PageNeeds,
  { req, res }: RouteCall,
  vendor: VendorDoc,
  until?: Date,
) => {
  const leadsUrl = `${getOrigin(req, deps.publicUrl)}/api/clients`;
  show(res, 200, instructionsPage(await instructionsFor(deps, vendor, leadsUrl), until));
};

const ofStaff = {
  method: 'GET',
  permission: 'vendors.manage',
  input: z.object({ id: z.string() }),
} as const;

/** Staff open a vendor's pages by the vendor's ID. */
const instructionsRoute = route({
  ...ofStaff,
  path: '/api/vendors/:id/instructions',
  answer: async (deps: PageNeeds, call, { id }) => {
    const vendor = await findVendor(deps, id);
    if (!vendor) throw notFound('vendor');
    await showInstructions(deps, call, vendor);
  },
});

const scorecardRoute = route({
  ...ofStaff,
  path: '/api/vendors/:id/scorecard.csv',
  answer: async (deps: PageNeeds, { req, res }, { id }) => {
    const vendor = await findVendor(deps, id);
    if (!vendor) throw notFound('vendor');
    sendCsv(res, scorecardCsv(await countFor(deps, vendor, req.query)));
  },
});

/** The vendor opens them by an expiring link, without a session. */
const linkRoute = route({
  method: 'GET',
  path: '/api/vendor-pages/:token',
  permission: 'anyone',
  input: z.object({ token: pageToken }),
  answer: async (deps: PageNeeds, call, { token }) => {
    const { req, res } = call;
    const link = readLink(deps.intake.links, token, deps.now());
    const vendor = link && (await within(answersWithin, findVendor(deps, link.vendorId)));
    const isOpen = vendor?.links?.some(({ id }) => id === link?.id);
    if (!link || !vendor || !isOpen)
      return show(res, 404, pageFrame(words.ended, `<p>${words.endedText}</p>`));
    const until = new Date(link.until);
    if (link.page === 'instructions') return showInstructions(deps, call, vendor, until);
    // Vendors see only their own data, and only the dates in the URL count.
    const { from, to, format } = req.query;
    const scorecard = await within(answersWithin, countFor(deps, vendor, { from, to })).catch(notAPeriod);
    if (!scorecard)
      return show(
        res,
        400,
        pageFrame(
          words.badPeriod,
          `<p>${words.badPeriodText}</p><p><a href="?">${words.badPeriodBack}</a></p>`,
        ),
      );
    if (format === 'csv') return sendCsv(res, scorecardCsv(scorecard, vendorColumns));
    show(res, 200, scorecardPage({ name: vendor.name, scorecard, titles: await findTitles(deps), until }));
  },
});

/** A vendor's posting instructions and scorecard. */
export const vendorPageRoutes = [instructionsRoute, scorecardRoute, linkRoute];
