import { type ComponentType, useEffect, useState } from 'react';
import type { Permission } from '../../../shared/permissions';
import { useMay } from '../../auth/use-may';
import { Button } from '../../ui/button';
import { carryDrafts } from '../form/drafts';
import { Loading } from '../screen-states';

type Load = () => Promise<unknown>;
const parts: { needs: Permission; load: Load }[] = [];

const whenIdle = (work: () => void) => {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, 2000);
  else requestIdleCallback(work);
};

const loadWhenIdle = ([next, ...others]: readonly Load[]) => {
  // A missing file is reported when the part is opened.
  if (next)
    whenIdle(() =>
      next().then(
        () => loadWhenIdle(others),
        () => undefined,
      ),
    );
};

/** After the first screen, loads what else this person may open, one part after the other while the browser is idle. */
export const useIdleLoading = () => {
  const may = useMay();
  const mine = parts.filter(({ needs }) => may(needs)).map(({ load }) => load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => loadWhenIdle(mine), []);
};

/** Reloads the page: a new version of the staff area may have replaced the files of this one. */
const reload = () => {
  carryDrafts();
  window.location.reload();
};

/**
 * A component that is loaded when it is first shown. If its file is gone, because the server has a new version, it
 * offers to reload the page.
 */
export const lazyPart = <Props extends object>(
  needs: Permission,
  get: () => Promise<ComponentType<Props>>,
) => {
  let Part: ComponentType<Props> | undefined;
  const load = async () => {
    Part ??= await get();
  };
  parts.push({ needs, load });
  return (props: Props & { isShown?: boolean }) => {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
    const isMissing = !Part && props.isShown !== false;
    useEffect(() => {
      if (isMissing)
        load().then(
          () => setState('loaded'),
          () => setState('failed'),
        );
    }, [isMissing]);
    if (Part) return <Part {...props} />;
    if (!isMissing) return null;
    if (state !== 'failed') return <Loading text="Loading..." />;
    return (
      <div role="alert" className="px-6 py-12 text-center">
        <p className="mb-4 font-semibold text-danger">
          This could not be loaded. If you are online, there is a new version: reload the page.
        </p>
        <Button look="secondary" onClick={reload} label="Reload" />
      </div>
    );
  };
};
