import { site } from '../../content/site';
import { paths } from '../../paths';
import { LanternMark } from '../../ui/lantern-mark';
import { useLanguage } from '../language-context';

const { first, second, highlighted } = site.name;

/** The two parts of the firm's name, one highlighted. */
export const Brand = () => {
  const { to } = useLanguage();
  return (
    <a
      href={to(paths.home)}
      className="flex min-h-11 min-w-0 items-center gap-2.5 font-serif text-xl font-semibold leading-tight tracking-tight text-white no-underline @max-[21rem]:text-base"
    >
      <LanternMark className="h-8 w-6 shrink-0 @max-[16rem]:hidden" />
      <span className="min-w-0">
        <span className={highlighted === 'first' ? 'text-glow' : undefined}>{first}</span>
        {second ? (
          <>
            {' '}
            <span className={highlighted === 'second' ? 'text-glow' : undefined}>{second}</span>
          </>
        ) : null}
      </span>
    </a>
  );
};
