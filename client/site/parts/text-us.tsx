import { Fragment } from 'react';
import { textLink } from '../../content/phone';
import { site } from '../../content/site';
import { paths } from '../../paths';
import { useLanguage } from '../language-context';

const policyPaths: readonly string[] = [paths.privacyPolicy, paths.termsOfService];
const link = 'underline underline-offset-2';

/** The link that opens a text to the firm; undefined if it takes none. */
export const textHref = () => (site.textNumber ? textLink(site.textNumber) : undefined);

/** The number for texts, with what carriers ask to say beside it; nothing if the firm takes no texts. */
export const TextUs = ({ className = '' }: { className?: string }) => {
  const { words, to } = useLanguage();
  const href = textHref();
  if (!href) return null;
  const { textUs, footer } = words.layout;
  const policies = footer.legal.filter((one) => policyPaths.includes(one.href));
  return (
    <p className={`max-w-prose text-sm ${className}`}>
      <a href={href} className={`inline-block py-0.5 font-semibold ${link}`}>
        {textUs.label.replace('{phone}', site.textNumber!.replace(' ', '\u00a0'))}
      </a>
      {`. ${textUs.terms} `}
      {policies.map((one, index) => (
        <Fragment key={one.href}>
          {index > 0 && ', '}
          <a href={to(one.href)} className={link}>
            {one.label}
          </a>
        </Fragment>
      ))}
    </p>
  );
};
