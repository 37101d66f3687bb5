import { builtForm } from '../../support/built-form';
import { sendWitnessed } from '../../support/graded';
import { openAccount, ourNumber } from '../../support/texts';
import { openStaff } from '../staff/admin-support';

/** Both widths and both themes; every screen in each of the four is in the survey. */
export const themes = [
  ['1280 px, light', { viewport: { width: 1280, height: 860 } }],
  ['375 px, dark', { viewport: { width: 375, height: 740 }, hasTouch: true, colorScheme: 'dark' }],
] as const;

/** Not by HTTPS: the browser gets its session's cookie from this machine. */
const publicUrl = 'http://www.example.com';

/** The number of the lead that agreed to texts. */
export const maria = '+14155550132';

type Options = Parameters<typeof openStaff>[0] & Parameters<typeof openAccount>[0];

/** The staff area with an account at a stand-in of the provider of texts. */
export const openDesk = async ({ provider, texts, as = 'intake', ...options }: Options = {}) => {
  const { clock, standIn, settings } = await openAccount({ provider, texts });
  const staff = await openStaff({ as, ...options, app: { ...settings, publicUrl, forms: [builtForm] } });
  return {
    ...staff,
    clock,
    standIn,
    /** A lead that agreed to texts in our form. */
    lead: (different: object = {}) => sendWitnessed(staff.app, different),
    /** A phone sends us a text. */
    receive: (body: string, from = maria, pictures: Buffer[] = []) =>
      standIn.receive(
        { from, to: ourNumber, body, pictures },
        { sentTo: `${staff.app.url}/api/texts/inbound`, publicUrl: `${publicUrl}/api/texts/inbound` },
      ),
    /** The provider reports on our last text. */
    report: (status: string, error = '') =>
      standIn.report(standIn.texts.findLast(({ direction }) => direction !== 'inbound')!, status, {
        error,
        server: staff.app.url,
      }),
    async [Symbol.asyncDispose]() {
      await staff[Symbol.asyncDispose]();
      await standIn[Symbol.asyncDispose]();
    },
  };
};
