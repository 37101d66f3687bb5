import type { Page } from '@playwright/test';
import { phone } from '../../support/browser/open-site';
import { builtForm } from '../../support/built-form';
import { sendWitnessed } from '../../support/graded';
import { maria, openAccount, ourNumber } from '../../support/texts';
import { looksRight, openStaff } from '../staff/admin-support';

/** A phone in dark mode; `looksRight` also looks at a wide screen in light mode. */
export const darkPhone = { ...phone, colorScheme: 'dark' } as const;

/** Not by HTTPS: the browser gets its session's cookie from this machine. */
const publicUrl = 'http://www.example.com';

/** Opens a part of a lead's page, where there is room for one only. */
export const showPart = async (page: Page, part: string | RegExp) => {
  if (page.viewportSize()!.width >= 768) return;
  const parts = page.getByRole('navigation', { name: 'Parts of this lead' });
  await parts.getByRole('button', { name: part }).tap();
};

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
    looksRight: (within?: string) => looksRight(staff.page, { within }),
    show: (part: string | RegExp) => showPart(staff.page, part),
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
