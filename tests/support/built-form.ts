import { createHash } from 'node:crypto';
import type { BuiltForm } from '../../server/consents/witness/built-forms';
import { consentTexts } from '../../shared/consent-texts';
import type { TestApp } from './start-app';

const html = '<!doctype html><title>The form</title><form><input name="firstName"></form>';

/** The form of a build that a test needs nothing else of. */
export const builtForm: BuiltForm = {
  hash: createHash('sha256').update(html).digest('hex'),
  html,
  version: consentTexts.at(-1)!.version,
  build: 'pages-test',
  pages: ['/contact'],
};

/** What our form sends with an answer: the token that it was given when it was shown, and where it stood. */
export const tokenOf = async ({ anyone, url }: Pick<TestApp, 'anyone' | 'url'>) => {
  const { version, build } = builtForm;
  const asked = new URLSearchParams({ page: '/contact', version, build });
  const { status, body } = await anyone.get(`/api/consent/token?${asked}`);
  if (status !== 200) throw new Error(`The token answered ${status}`);
  return {
    consentToken: body.token as string,
    consentVersion: version,
    pageUrl: `${url}/contact`,
  };
};
