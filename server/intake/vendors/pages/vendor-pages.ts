import { TRPCError } from '@trpc/server';
import { type Request, type Response, Router } from 'express';
import { otherCaseTypes } from '../../../../shared/case-types';
import { recordId } from '../../../../shared/schemas/id';
import { scorecardPeriod } from '../../../../shared/schemas/scorecard';
import { answersWithin, within } from '../../../core/db/deadline';
import { createContext } from '../../../core/http/context';
import { admit, notFound } from '../../../core/http/trpc';
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

/**
 * Serves a vendor's posting instructions and scorecard. Staff open them by the vendor's ID with their session; the
 * vendor opens them by an expiring link without one.
 */
export const vendorPagesRouter = (deps: Deps, publicUrl?: string): Router => {
  const router = Router({ caseSensitive: true });
  const instructions = async (vendor: VendorDoc, origin: string, until?: Date) =>
    instructionsPage(await instructionsFor(deps, vendor, `${origin}/api/clients`), until);

  router.get('/api/vendors/:id/instructions', async (req, res) => {
    admit(await createContext(deps, req as never, res), 'vendors.manage');
    const vendor = await findVendor(deps, req.params.id);
    if (!vendor) throw notFound('vendor');
    show(res, 200, await instructions(vendor, getOrigin(req, publicUrl)));
  });

  router.get('/api/vendors/:id/scorecard.csv', async (req, res) => {
    admit(await createContext(deps, req as never, res), 'vendors.manage');
    const vendor = await findVendor(deps, req.params.id);
    if (!vendor) throw notFound('vendor');
    sendCsv(res, scorecardCsv(await countFor(deps, vendor, req.query)));
  });

  router.get('/api/vendor-pages/:token', async (req, res) => {
    const link = readLink(deps.intake.links, req.params.token, deps.now());
    const vendor = link && (await within(answersWithin, findVendor(deps, link.vendorId)));
    const isOpen = vendor?.links?.some(({ id }) => id === link?.id);
    if (!link || !vendor || !isOpen)
      return show(res, 404, pageFrame(words.ended, `<p>${words.endedText}</p>`));
    const until = new Date(link.until);
    if (link.page === 'instructions')
      return show(res, 200, await instructions(vendor, getOrigin(req, publicUrl), until));
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
  });
  return router;
};
