import { Switch as Base, Field, Label } from '@headlessui/react';
import type { ReactNode } from 'react';

type SwitchProps = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch readable at a glance: by the knob's position, the color and the word. */
export const Switch = ({ label, checked, onChange }: SwitchProps) => (
  <Field className="flex min-h-control items-center gap-3">
    <Base
      checked={checked}
      onChange={onChange}
      className="group inline-flex h-7 w-12 shrink-0 items-center rounded-full border border-control bg-disabled px-0.5 transition-colors data-checked:border-success data-checked:bg-success"
    >
      <span className="size-5 rounded-full bg-white transition-transform group-data-checked:translate-x-5" />
    </Base>
    <Label className="text-sm font-semibold">{label}</Label>
    <span aria-hidden className="text-sm text-muted">
      {checked ? 'On' : 'Off'}
    </span>
  </Field>
);
