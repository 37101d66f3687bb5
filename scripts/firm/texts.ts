import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { legalPages } from '../../client/content/en/pages/legal';
import { site } from '../../client/content/site';
import { paths } from '../../client/paths';
import { readBuiltForms } from '../../server/proof/witness/built-forms';
import { automaticTexts } from '../../server/texting/automatic-texts';
import { findConsentText } from '../../shared/consent-texts';

const distDir = fileURLToPath(new URL('../../dist/client', import.meta.url));
const say = (heading: string, ...lines: string[]) => console.log(`\n${heading}\n${lines.join('\n')}`);

/** The paragraph of the privacy policy that reviewers look for. */
const sharing = () => {
  const blocks = legalPages[0]!.sections.find(({ id }) => id === 'who-sees-it')!.blocks;
  return blocks.flatMap((block) => ('text' in block && block.text.includes('mobile') ? [block.text] : []));
};

/**
 * Prints what the reviewers of a brand and campaign ask for, from the firm's file and the last build. `forms` is a
 * folder for the form as visitors are served it, to attach as a picture.
 */
export const texts = async (values: { forms?: string }): Promise<void> => {
  const forms = readBuiltForms(distDir);
  if (forms.length === 0) throw new Error('There is no build yet: run npm run build.');
  const firm = { name: site.legalName, phone: site.phone };
  const { confirm, help, stop } = automaticTexts.en;
  say(
    'Brand',
    site.legalName,
    site.url,
    'The EIN and legal name exactly as at the IRS: not known to Lantern.',
  );
  say('Use case', 'Low Volume Mixed: answers to people who asked for help, appointments, documents to sign.');
  say(
    'How people opt in (message flow)',
    `Visitors ask for a free case review at ${site.url}${paths.contact}. Under the form is a box of its own, never ticked beforehand, and not needed to get help. A text asks once whether the number is right; STOP ends all texts at once.`,
  );
  for (const { version, hash, pages } of forms)
    say(`Wording ${version}, form ${hash.slice(0, 12)} on ${pages[0]}`, findConsentText(version)?.text ?? '');
  say(
    'Sample texts',
    confirm(firm),
    `${firm.name}: Hi Maria, can we call you today at 3? Reply STOP to stop.`,
  );
  say('Answers to HELP and STOP', help(firm), stop(firm));
  say('Privacy policy', `${site.url}${paths.privacyPolicy}`, ...sharing());
  say('Terms', `${site.url}${paths.termsOfService}`);
  if (!values.forms) return;
  mkdirSync(values.forms, { recursive: true });
  for (const { version, hash, html } of forms)
    writeFileSync(join(values.forms, `form-${version}-${hash.slice(0, 12)}.html`), html);
  say('Forms', `Written to ${values.forms}`);
};
