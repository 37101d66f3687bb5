import { type ReactNode, useState } from 'react';
import type { ConsentAnswer } from '../../../shared/schemas/consent';
import { FactList } from '../kit/fact-list';

/** One part of a certificate, a card on screen only. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="rounded-lg border border-line bg-card p-5 print:border-0 print:p-0">
    <h2 className="mb-3 font-sans text-base font-semibold tracking-normal">{title}</h2>
    {children}
  </section>
);

/** The form as it was served to the person; nothing if the record has no snapshot. */
export const SeenForm = ({ record: { snapshot } }: { record: ConsentAnswer }) => {
  const [height, setHeight] = useState<number>();
  if (!snapshot) return null;
  const address = `/api/consent/snapshots/${snapshot}`;
  return (
    <Part title="What the person saw">
      <p className="mb-3 text-sm text-muted">
        The form exactly as we served it that day, named by the SHA-256 of its file. You can open it without
        Lantern: run npx lantern consent snapshot, or save the file and compare its SHA-256.
      </p>
      <div className="overflow-hidden rounded-md border border-line">
        {/* No scripts run in it; the same origin lets us measure its height. */}
        <iframe
          src={address}
          title="The form as it was served"
          sandbox="allow-same-origin"
          // Full height, because nobody can scroll a printed frame down to the box.
          onLoad={({ currentTarget }) =>
            setHeight(currentTarget.contentDocument?.documentElement.scrollHeight)
          }
          style={{ height }}
          className="block h-[36rem] w-full bg-white"
        />
      </div>
      <FactList
        facts={{
          'SHA-256 of the form': (
            <a href={address} className="underline underline-offset-4" aria-label="Open the file">
              {snapshot}
            </a>
          ),
        }}
      />
    </Part>
  );
};
