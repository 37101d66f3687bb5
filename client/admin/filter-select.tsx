type FilterSelectProps = {
  label: string;
  /** The label of the choice that filters nothing. */
  any: string;
  value?: string;
  onChange: (value: string) => void;
  choices: readonly { value: string; label: string }[];
};

/** A select that filters a list; its first choice names the subject, in a panel its label does. */
export const FilterSelect = ({ label, any, value = '', onChange, choices }: FilterSelectProps) => (
  <label className="contents [[data-panel]_&]:block">
    <span className="hidden text-xs text-muted [[data-panel]_&]:block">{label}</span>
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="h-control min-w-0 grow basis-[calc(50%-0.375rem)] rounded-md border border-control bg-card px-3 text-sm hover:border-ink md:max-w-56 md:grow-0 md:basis-auto"
    >
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
);
