import { useLocation } from 'wouter';
import { useMay } from '../../auth/use-may';
import { Button } from '../../ui/button';
import { usePreferences } from '../preferences/use-preferences';
import { staffPaths } from '../staff-paths';
import { firstStepWords as words } from './first-step-words';
import { SampleLeads } from './sample-leads';

/** On the settings home: a link to the first steps, and the sample leads. */
export const GettingStarted = () => {
  const { chosen, choose } = usePreferences();
  const [, navigate] = useLocation();
  const may = useMay();
  const show = async () => {
    await choose({ firstSteps: true });
    navigate(staffPaths.dashboard);
  };
  return (
    <section aria-label="Getting started" className="max-w-3xl">
      <h2 className="mb-3 font-sans text-base font-semibold tracking-normal">Getting started</h2>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-paper-deep px-4 py-3">
          <p className="min-w-0 flex-1 basis-60 text-sm">
            <span className="font-semibold">{words.title}</span>
            <span className="block text-muted">
              {chosen.firstSteps ? 'They are on the dashboard.' : words.text}
            </span>
          </p>
          {!chosen.firstSteps && (
            <Button look="secondary" size="sm" onClick={show}>
              Show first steps on the dashboard
            </Button>
          )}
        </div>
        {may('leads.import') && <SampleLeads />}
      </div>
    </section>
  );
};
