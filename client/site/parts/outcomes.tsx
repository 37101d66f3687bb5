const tones = {
  done: 'border-success bg-success-soft text-success',
  check: 'border-danger bg-danger-soft text-danger',
  again: 'border-danger bg-danger-soft text-danger',
} as const;

type Outcome = keyof typeof tones;
type OutcomesProps = { outcomes: Readonly<Record<Outcome, { title: string; text: string }>> };

/** The outcome of a form sent without script: shows the part of the page that the address points to. */
export const Outcomes = ({ outcomes }: OutcomesProps) =>
  Object.entries(outcomes).map(([outcome, { title, text }]) => (
    <div
      key={outcome}
      id={outcome}
      role="status"
      tabIndex={-1}
      className={`hidden scroll-mt-24 rounded-md border p-4 target:block ${tones[outcome as Outcome]}`}
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-ink">{text}</p>
    </div>
  ));
