import { Dialog as Base, Description, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import { X } from './icons';

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-2xl', lg: 'sm:max-w-3xl' } as const;

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  width?: keyof typeof widths;
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
};

/** A modal dialog: it traps the focus, closes on Escape, and returns the focus. */
export const Dialog = ({ open, onClose, title, description, width = 'md', role, children }: DialogProps) => (
  <Base open={open} onClose={onClose} role={role} className="fixed inset-0 z-50">
    <DialogBackdrop className="fixed inset-0 bg-ink-deep/50" />
    <div className="fixed inset-0 overflow-y-auto">
      {/* On a phone, the space above is for toasts. */}
      <div className="flex min-h-full items-end justify-center max-md:pt-32 sm:items-center sm:px-6 sm:pb-6 md:pt-6">
        <DialogPanel
          className={`staff relative w-full rounded-t-lg bg-card shadow-over sm:rounded-lg ${widths[width]}`}
        >
          <div className="border-b border-line py-4 pr-16 pl-5">
            <DialogTitle className="font-serif text-xl">{title}</DialogTitle>
            {description && <Description className="mt-1 text-sm text-muted">{description}</Description>}
          </div>
          {children}
          {/* Last in order, so that the first field gets the focus instead of Close. */}
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="absolute top-3 right-3 grid size-10 place-items-center rounded-md hover:bg-paper-deep"
          >
            <X aria-hidden className="size-5" />
          </button>
        </DialogPanel>
      </div>
    </div>
  </Base>
);
