type RowCheckboxProps = { label: string; checked: boolean; onChange: () => void };

/** A checkbox to select a row, large enough for a thumb. */
export const RowCheckbox = ({ label, checked, onChange }: RowCheckboxProps) => (
  <label className="-m-1 grid size-9 shrink-0 place-items-center">
    <input
      type="checkbox"
      data-key="x"
      aria-label={label}
      checked={checked}
      onChange={onChange}
      className="size-5 accent-accent"
    />
  </label>
);
