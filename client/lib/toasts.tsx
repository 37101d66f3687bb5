import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { X } from '../ui/icons';
import { dismissToast, type ShownToast, useToasts } from './toast-store';
import { useIsMobile } from './use-is-mobile';

export { dismissToast, dismissToasts, type Said, toast, toFailed } from './toast-store';

/** Milliseconds that a toast stays; an error or an offer to undo needs more time to be read and used. */
const stay = { done: 5_000, failed: 12_000, withAction: 15_000 };

const tones = {
  done: 'border-l-success',
  failed: 'border-l-danger',
};

const ToastCard = ({ toast, paused }: { toast: ShownToast; paused: boolean }) => {
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dismissToast(toast.id), stay[toast.action ? 'withAction' : toast.tone]);
    return () => clearTimeout(timer);
  }, [toast, paused]);
  return (
    <div
      data-tone={toast.tone}
      className={`pointer-events-auto flex items-start gap-3 rounded-md staff border border-line border-l-4 bg-card p-3 shadow-lift ${tones[toast.tone]}`}
    >
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="mt-0.5 text-muted">{toast.description}</p>}
        {toast.action && (
          <button
            type="button"
            className="mt-1 min-h-8 font-semibold underline underline-offset-4"
            onClick={() => {
              dismissToast(toast.id);
              toast.action?.run();
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        className="grid size-7 shrink-0 place-items-center rounded hover:bg-paper-deep"
        onClick={() => dismissToast(toast.id)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
};

/**
 * The corner that shows toasts: over the free part of the sidebar, and at the top of a phone, where it covers no button
 * that is about to be pressed. It is next to the app in the body, not inside it: an open dialog makes the app inert, and
 * toasts must still be announced and dismissible then.
 */
export const Toasts = () => {
  const toasts = useToasts();
  const [paused, setPaused] = useState(false);
  const [corner] = useState(() => {
    const element = document.createElement('div');
    element.id = 'toasts';
    return element;
  });
  useEffect(() => {
    document.body.append(corner);
    return () => corner.remove();
  }, [corner]);

  // On a phone there is room for one, and the others wait.
  const shown = useIsMobile() ? toasts.slice(-1) : toasts;
  const cards = (tone: ShownToast['tone']) =>
    shown
      .filter((toast) => toast.tone === tone)
      .map((toast) => <ToastCard key={toast.id} toast={toast} paused={paused} />);

  return createPortal(
    <section
      aria-label="Notifications"
      className="pointer-events-none fixed z-[60] flex flex-col gap-2 max-md:inset-x-4 max-md:top-2 md:bottom-28 md:left-3 md:w-58 print:hidden"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onKeyDown={(event) => {
        const last = shown.at(-1);
        if (event.key !== 'Escape' || !last) return;
        event.stopPropagation();
        dismissToast(last.id);
      }}
    >
      <div role="status" aria-atomic="false" className="flex flex-col gap-2">
        {cards('done')}
      </div>
      <div role="alert" aria-atomic="false" className="flex flex-col gap-2">
        {cards('failed')}
      </div>
    </section>,
    corner,
  );
};
