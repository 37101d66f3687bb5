import { createHash } from 'node:crypto';
import type { BuiltForm } from '../../server/proof/witness/built-forms';
import { consentTexts } from '../../shared/consent-texts';
import type { TestApp } from './start-app';

const html = '<!doctype html><title>The form</title><form><input name="firstName"></form>';

/** A built form for tests that need nothing else of a build. */
export const builtForm: BuiltForm = {
  hash: createHash('sha256').update(html).digest('hex'),
  html,
  version: consentTexts.at(-1)!.version,
  build: 'pages-test',
  pages: ['/contact'],
};

/** The address at which our form requests its token. */
export const tokenAddress = (different: object = {}) => {
  const { version, build } = builtForm;
  return `/api/consent/token?${new URLSearchParams({ page: '/contact', version, build, ...different })}`;
};

/** The fields that our form sends with an answer: its token, and its page. */
export const findToken = async ({ anyone, url }: Pick<TestApp, 'anyone' | 'url'>) => {
  const { status, body } = await anyone.get(tokenAddress());
  if (status !== 200) throw new Error(`The token answered ${status}`);
  return {
    consentToken: body.token as string,
    consentVersion: builtForm.version,
    pageUrl: `${url}/contact`,
  };
};
