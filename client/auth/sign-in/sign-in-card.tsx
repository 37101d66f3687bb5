import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { firmName, highlightedName } from '../../lib/firm-name';
import { Toasts } from '../../lib/toasts';
import { paths } from '../../paths';
import { LanternMark } from '../../ui/lantern-mark';

type SignInCardProps = { title: string; children: ReactNode; below?: ReactNode };

/** The firm's lantern and name, as in the bar of the website. */
const FirmMark = () => {
  const part = highlightedName();
  const [before = '', after = ''] = part ? firmName().split(part) : [firmName()];
  return (
    <p className="mb-5 flex items-center justify-center gap-2.5 font-serif text-xl font-semibold tracking-tight">
      <LanternMark className="h-8 w-6 shrink-0" />
      <span className="min-w-0">
        {before}
        <span className="text-accent">{part}</span>
        {after}
      </span>
    </p>
  );
};

/** The card in the middle of an otherwise empty page, and the link back to the site. */
export const SignInCard = ({ title, children, below }: SignInCardProps) => (
  <main id="main" className="staff grid min-h-dvh place-items-center px-4 py-10">
    <title>{`${title} · Staff`}</title>
    <meta name="robots" content="noindex" />
    <div className="w-full max-w-sm">
      <FirmMark />
      <div className="rounded-lg border border-line bg-card p-6 shadow-lift">
        <h1 tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {children}
      </div>
      <div className="mt-5 space-y-2 text-center text-sm">
        {below}
        <p>
          <Link href={paths.home} className="inline-block py-1 underline underline-offset-4">
            Back to the website
          </Link>
        </p>
      </div>
    </div>
    <Toasts />
  </main>
);

/** An error, announced when it appears. */
export const Problem = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="text-sm font-medium text-danger empty:hidden">
    {children}
  </p>
);

type TextButtonProps = { onClick: () => void; children: ReactNode };

/** Switches to another view of this card. */
export const TextButton = ({ onClick, children }: TextButtonProps) => (
  <p>
    <button type="button" onClick={onClick} className="min-h-6 underline underline-offset-4">
      {children}
    </button>
  </p>
);
