import type { ComponentProps } from 'react';
import { roles } from '../../../shared/schemas/user';
import { FieldError } from '../../ui/field';
import { userWords as words } from './user-words';

type RoleCardsProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The account has the role `user`, the default of the API, which can do nothing here. */
  hasNone?: boolean;
};

/** The roles as cards that explain them; none is preselected, so that people think about it. */
export const RoleCards = ({
  id,
  hint,
  error,
  required,
  disabled,
  hasNone = false,
  ...input
}: RoleCardsProps) => (
  <fieldset aria-describedby={`${id}-hint ${id}-error`} className="sm:col-span-2">
    <legend className="mb-1.5 text-sm font-semibold">
      {words.role}
      {required && (
        <span aria-hidden className="text-danger">
          {' *'}
        </span>
      )}
    </legend>
    <div className="grid gap-2 sm:grid-cols-2">
      {roles
        .filter((role) => role !== 'user' || hasNone)
        .map((role) => (
          <label
            key={role}
            className="flex items-start gap-3 rounded-md border border-control bg-card px-3.5 py-2.5 hover:border-ink has-checked:border-accent has-checked:bg-paper-deep has-disabled:text-muted"
          >
            <input
              type="radio"
              value={role}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-${role}`}
              className="mt-0.5 size-5 shrink-0 accent-accent"
              {...input}
            />
            <span className="min-w-0 text-sm">
              <span className="block font-semibold">{words.roles[role]}</span>
              <span id={`${id}-${role}`} className="block text-muted">
                {words.roleTexts[role]}
              </span>
            </span>
          </label>
        ))}
    </div>
    <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted empty:hidden">
      {hint}
    </p>
    <FieldError id={`${id}-error`}>{error}</FieldError>
  </fieldset>
);
