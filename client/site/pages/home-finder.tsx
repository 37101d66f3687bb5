import { anchors, paths } from '../../paths';
import { Button } from '../../ui/button';
import { useLanguage } from '../language-context';

/**
 * The finder: searches the services list for the typed text. The field has no name, so that no address ever contains a
 * person's story.
 */
export const HomeFinder = () => {
  const { words, to } = useLanguage();
  const { label, hint, button } = words.home.finder;
  return (
    <form
      action={`${to(paths.services)}#${anchors.filter}`}
      data-look-up=""
      className="scripted mt-4 max-w-[34rem] md:mt-6"
    >
      <label htmlFor="look-up" className="font-semibold">
        {label}
      </label>
      <p id="look-up-hint" className="text-sm text-on-ink">
        {hint}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id="look-up"
          type="search"
          autoComplete="off"
          aria-describedby="look-up-hint"
          className="min-h-control w-0 min-w-[min(10rem,100%)] grow rounded-md border border-control bg-white px-4 text-ink"
        />
        <Button type="submit" look="glow">
          {button}
        </Button>
      </div>
    </form>
  );
};
